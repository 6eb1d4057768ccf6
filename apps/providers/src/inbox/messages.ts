import { randomUUID } from 'node:crypto';

/** One message as one person received it. */
export interface Message {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly from: string;
  /** The address, or the number. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Empty when the message has text only. */
  readonly html: string;
  /** Addresses found in it, each once, in the order of the message. */
  readonly links: readonly string[];
  /** ISO 8601. */
  readonly at: string;
}

/** The newest messages, newest first. */
export class Messages {
  #messages: Message[] = [];
  readonly #limit: number;

  constructor(limit = 500) {
    this.#limit = limit;
  }

  add(message: Omit<Message, 'id' | 'at'>): Message {
    const kept = { id: randomUUID(), at: new Date().toISOString(), ...message };
    this.#messages.unshift(kept);
    this.#messages.length = Math.min(this.#messages.length, this.#limit);
    return kept;
  }

  list(to?: string): readonly Message[] {
    if (!to) return this.#messages;
    const wanted = to.toLowerCase();
    return this.#messages.filter((message) => message.to.toLowerCase() === wanted);
  }

  find(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** What came after this message; undefined when it is not kept any more. */
  since(id: string): readonly Message[] | undefined {
    const index = this.#messages.findIndex((message) => message.id === id);
    return index < 0 ? undefined : this.#messages.slice(0, index);
  }

  clear(): void {
    this.#messages = [];
  }
}
