/** Whether a film may begin by itself: nobody asked for less motion, or for fewer bytes. */
export function wantsFilms(): boolean {
  const asked = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return !saves && !asked.some((query) => matchMedia(query).matches);
}
