import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Format } from './encoding.ts';
import type { PictureSource } from './tables.ts';

/** A file to be made, whole or not at all. */
export type FileJob = { readonly to: string } & (
  | { readonly kind: 'draw'; readonly source: PictureSource }
  | { readonly kind: 'keep'; readonly bytes: Uint8Array }
  | { readonly kind: 'copy'; readonly from: string; readonly width: number; readonly format: Format }
  | { readonly kind: 'share'; readonly from: string }
);

/** A file, or the blur of an original. */
export type Job = FileJob | { readonly kind: 'blur'; readonly from: string };

export interface Asked {
  readonly id: number;
  readonly job: Job;
}

export interface Answered {
  readonly id: number;
  readonly error: string | null;
  /** Empty where a file was made. */
  readonly blur: string;
}

/** Jobs at a time: while one is drawn another is encoded. */
const atOnce = 2;
/** The process ends, and its memory is free again, when it has nothing to do for a while, or has done this much. */
const idleFor = 20_000;
const mostJobs = 80;
/** Below that of the shop itself, in the system's scale from -20 to 19. */
const priority = 5;

const program = fileURLToPath(new URL('./workshop-process.ts', import.meta.url));

/** Draws and encodes pictures in a process of its own, so that neither their time nor their memory is that of the shop. */
export class Workshop {
  #process: ChildProcess | null = null;
  #asked = 0;
  #done = 0;
  #idle: NodeJS.Timeout | undefined;
  readonly #queue: Asked[] = [];
  readonly #waiting = new Map<number, { resolve: (blur: string) => void; reject: (error: Error) => void }>();

  /** @throws an Error with the reason when the file could not be made */
  async make(job: FileJob): Promise<void> {
    await this.#ask(job);
  }

  /** The blur of an original. @throws an Error with the reason when it cannot be read */
  blur(from: string): Promise<string> {
    return this.#ask({ kind: 'blur', from });
  }

  #ask(job: Job): Promise<string> {
    const question: Asked = { id: ++this.#asked, job };
    this.#queue.push(question);
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#next();
    });
  }

  close(): void {
    clearTimeout(this.#idle);
    const process = this.#process;
    this.#lose();
    if (process?.connected) process.disconnect();
  }

  #open(): ChildProcess {
    const process = fork(program, {
      execArgv: [],
      serialization: 'advanced',
      env: { ...globalThis.process.env, MALLOC_ARENA_MAX: '2' },
    });
    process.unref();
    process.channel?.unref();
    if (process.pid) setPriority(process.pid, priority);
    this.#done = 0;
    process.on('message', (answer: Answered) => {
      this.#answer(answer);
      this.#done += 1;
      if (this.#waiting.size > 0) return this.#next();
      if (this.#done >= mostJobs) this.close();
      else this.#idle = setTimeout(() => this.close(), idleFor).unref();
    });
    const lost = () => this.#process === process && this.#lose();
    process.once('error', lost);
    process.once('exit', lost);
    return process;
  }

  /** What is made of an original goes before drawings: what is nearly ready is shown first. */
  #next(): void {
    clearTimeout(this.#idle);
    while (this.#queue.length > 0 && this.#waiting.size - this.#queue.length < atOnce) {
      const copy = this.#queue.findIndex(({ job }) => 'from' in job);
      const [question] = this.#queue.splice(Math.max(0, copy), 1);
      if (!question) return;
      this.#process ??= this.#open();
      this.#process.send(
        question,
        (error) => error && this.#answer({ id: question.id, error: error.message, blur: '' }),
      );
    }
  }

  #lose(): void {
    this.#process = null;
    this.#queue.length = 0;
    for (const id of this.#waiting.keys())
      this.#answer({ id, error: 'The process that makes pictures has ended.', blur: '' });
  }

  #answer({ id, error, blur }: Answered): void {
    const asker = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === null) asker?.resolve(blur);
    else asker?.reject(new Error(error));
  }
}
