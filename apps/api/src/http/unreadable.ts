import type { Socket } from 'node:net';
import { defaultLanguage, type Failure } from '@obsidiana/contract';
import { say } from './messages.ts';

/**
 * Refuses what is no request that can be read, in the shape of every refusal: an address or headers of more than 16 KiB, or
 * something that is not HTTP. In which language it would be asked is in what could not be read.
 */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const failure: Failure = { errors: true, code: 'invalid_input', message: say('invalid_input', defaultLanguage) };
  const body = JSON.stringify(failure);
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
