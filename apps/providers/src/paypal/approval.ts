import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveFile } from '../pages/files.ts';
import { sendHtml } from '../pages/page.ts';
import { type ApprovalView, approvalPage, donePage, overPage } from './approval-page.ts';
import type { Context } from './context.ts';
import { instruments } from './instruments.ts';
import { localeFrom } from './messages.ts';
import { approveOrder } from './orders.ts';
import type { Order } from './shapes.ts';

interface ApprovalRequest {
  /** `redirect` is there when the page took the place of the shop's, because no window could be opened. */
  Querystring: { token?: string; fundingSource?: string; locale?: string; redirect?: string };
  Body: { instrument?: string; outcome?: string } | undefined;
}

/** `/checkoutnow`: where the payer agrees to an order, in a window of its own or in place of the shop's page. */
export function approvalRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  serveFile(app, '/paypal/approval/approval.css', new URL('browser/approval.css', import.meta.url));
  serveFile(app, '/paypal/approval/done.js', new URL('browser/done.js', import.meta.url));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  app.get<ApprovalRequest>('/checkoutnow', async (request, reply) => {
    const { ledger } = contextOf(request);
    const order = ledger.orders.get(request.query.token ?? '');
    const view = viewOf(request, order);
    if (!order || order.status === 'COMPLETED') return sendHtml(reply.code(order ? 410 : 404), overPage(view));
    return sendHtml(reply, approvalPage(view, order, (ledger.declines.get(order.id) ?? 0) > 0));
  });

  app.post<ApprovalRequest>('/checkoutnow', async (request, reply) => {
    const context = contextOf(request);
    const order = context.ledger.orders.get(request.query.token ?? '');
    const view = viewOf(request, order);
    if (!order || order.status === 'COMPLETED') return sendHtml(reply.code(order ? 410 : 404), overPage(view));
    const approved = request.body?.outcome === 'pay';
    const instrument = instruments.find((one) => one === request.body?.instrument) ?? 'balance';
    if (approved) approveOrder(context, order, instrument);
    if (request.query.redirect !== undefined) return goBack(reply, order, approved);
    return sendHtml(reply, donePage(view, approved ? 'approved' : 'cancelled', order.id));
  });
}

function viewOf({ query, headers }: FastifyRequest<ApprovalRequest>, order: Order | undefined): ApprovalView {
  const asked = order?.payment_source?.paypal?.experience_context?.locale;
  return {
    locale: localeFrom(query.locale, asked, headers['accept-language']),
    venmo: query.fundingSource === 'venmo',
  };
}

/** To where the shop said; without such an address there is no way back, and the page says so. */
function goBack(reply: FastifyReply, order: Order, approved: boolean): FastifyReply {
  const context = (order.payment_source?.paypal ?? order.payment_source?.venmo)?.experience_context;
  const address = approved ? context?.return_url : context?.cancel_url;
  if (!address) return reply.code(400).send({ error: { message: 'The order has no address to go back to.' } });
  const url = new URL(address);
  url.searchParams.set('token', order.id);
  if (approved && order.payer) url.searchParams.set('PayerID', order.payer.payer_id);
  return reply.redirect(url.href, 303);
}
