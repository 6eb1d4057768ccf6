/** A form-encoded body or query as Stripe's clients write it: `metadata[cart]=7`, `expand[]=latest_charge`. */
export interface Form {
  [name: string]: string | Form;
}

/** Lists become groups with the names '0', '1' …; a name that comes twice keeps its last value. */
export function parseForm(text: string): Form {
  const form = group();
  for (const [name, value] of new URLSearchParams(text)) place(form, pathOf(name), value);
  return form;
}

const group = (): Form => Object.create(null);

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function place(form: Form, path: string[], value: string): void {
  const [first = '', ...rest] = path;
  const name = first === '' ? String(Object.keys(form).length) : first;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const existing = form[name];
  const inner = typeof existing === 'object' ? existing : group();
  form[name] = inner;
  place(inner, rest, value);
}
