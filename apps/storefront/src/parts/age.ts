/** Whether somebody born on a day (YYYY-MM-DD) has reached an age today in Mexico City; 29 February counts from 1 March. */
export function isOfAge(birth: string, years: number, today = todayInMexico()): boolean {
  const [year = 0, month = 0, day = 0] = birth.split('-').map(Number);
  // In a year without it, 29 February rolls over to 1 March by itself.
  const birthday = new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
  return birthday <= today;
}

function todayInMexico(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
}
