interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What was answered to each `PayPal-Request-Id`, so that a repeated request does nothing twice. */
export class RequestIds {
  #answers = new Map<string, Answer>();
  readonly #limit: number;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  find(path: string, id: string): Answer | undefined {
    return this.#answers.get(`${path} ${id}`);
  }

  keep(path: string, id: string, answer: Answer): void {
    this.#answers.set(`${path} ${id}`, answer);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > this.#limit) this.#answers.delete(oldest);
  }

  clear(): void {
    this.#answers.clear();
  }
}
