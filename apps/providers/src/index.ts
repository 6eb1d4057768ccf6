import { type ProvidersOptions, settingsFrom } from './options.ts';
import { openRoom } from './room.ts';

export type { Message } from './inbox/messages.ts';
export type { ProvidersOptions } from './options.ts';
export type { Fault, FaultRequest } from './switchboard/faults.ts';
export type { LogEntry } from './switchboard/log.ts';

export interface RunningProviders {
  /** `http://localhost:<port>`: Stripe's API and scripts, the inbox, the switchboard. */
  readonly url: string;
  /** `smtp://localhost:<port>`, without TLS, with any login or none. */
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/**
 * Opens the providers room, on loopback unless told otherwise.
 * @throws Error that says which port is taken and which variable moves it.
 */
export async function startProviders(options: ProvidersOptions = {}): Promise<RunningProviders> {
  const settings = settingsFrom(options);
  const { app, inbox } = openRoom(settings);
  try {
    const smtpPort = await listen(inbox.listen(settings.smtpPort), settings.smtpPort, 'SMTP_PORT');
    const address = await listen(
      app.listen({ host: settings.host, port: settings.port }),
      settings.port,
      'PROVIDERS_PORT',
    );
    const url = `http://localhost:${new URL(address).port}`;
    const smtpUrl = `smtp://localhost:${smtpPort}`;
    if (!settings.quiet) console.log(`Providers on ${url} (/inbox, /_sandbox), mail on ${smtpUrl}`);
    return { url, smtpUrl, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function listen<T>(listening: Promise<T>, port: number, variable: string): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is taken. Stop the program that uses it, or choose another for the providers room with ${variable}.`,
        { cause: error },
      );
    if (code === 'EACCES')
      throw new Error(
        `Port ${port} needs the rights of an administrator. Choose another for the providers room with ${variable}.`,
        { cause: error },
      );
    throw error;
  }
}
