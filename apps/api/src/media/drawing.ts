import { Worker } from 'node:worker_threads';
import type { PictureSource } from './tables.ts';

export interface Asked {
  readonly id: number;
  readonly source: PictureSource;
}

export type Answered = { readonly id: number } & ({ readonly svg: string } | { readonly error: string });

/** How long the thread waits for another picture before its memory is given back. */
const idleFor = 20_000;

interface Waiting {
  readonly resolve: (svg: string) => void;
  readonly reject: (error: Error) => void;
}

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Draws a picture as SVG, in a thread of its own, so that no request waits for it. A remote one gets its stand-in. */
export function draw(source: PictureSource): Promise<string> {
  clearTimeout(idle);
  thread ??= open();
  const question: Asked = { id: ++asked, source };
  return new Promise((resolve, reject) => {
    waiting.set(question.id, { resolve, reject });
    thread?.ref();
    thread?.postMessage(question);
  });
}

function open(): Worker {
  const worker = new Worker(new URL('./drawing-thread.ts', import.meta.url));
  worker.on('message', (answer: Answered) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('svg' in answer) asker?.resolve(answer.svg);
    else asker?.reject(new Error(answer.error));
    if (waiting.size === 0) rest(worker);
  });
  const lost = (error: Error) => {
    if (thread === worker) thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', lost);
  worker.on('exit', () => thread === worker && lost(new Error('The drawing thread has ended.')));
  return worker;
}

/** Does not keep the process alive, and ends when nothing is drawn for a while. */
function rest(worker: Worker): void {
  worker.unref();
  idle = setTimeout(() => {
    if (thread === worker) thread = null;
    void worker.terminate();
  }, idleFor).unref();
}
