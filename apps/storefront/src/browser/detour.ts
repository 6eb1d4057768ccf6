import type { MessageKey } from '../messages/translate.ts';

/** Why a page was reached instead of the one that was asked for. */
export type Detour = Extract<MessageKey, `detour.${string}`>;

let why: Detour | null = null;

export function leaveDetour(reason: Detour): void {
  why = reason;
}

/** The reason for who has just been led here; null for everybody else. */
export function takeDetour(): Detour | null {
  const reason = why;
  why = null;
  return reason;
}
