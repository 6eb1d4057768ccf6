/** A colour as #RRGGBB. */
export type Colour = string;

export type Channels = readonly [red: number, green: number, blue: number];

export function channelsOf(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour `share` (0 to 1) of the way from one to the other. */
export function mixed(from: Colour, to: Colour, share: number): Colour {
  const end = channelsOf(to);
  const parts = channelsOf(from).map((value, index) => Math.round(value + ((end[index] ?? value) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour at `position` (0 to 1) of a ramp of colours. */
export function onRamp(ramp: readonly Colour[], position: number): Colour {
  const place = Math.max(0, Math.min(1, position)) * (ramp.length - 1);
  const index = Math.min(ramp.length - 2, Math.floor(place));
  return mixed(ramp[index] ?? '#000000', ramp[index + 1] ?? '#000000', place - index);
}
