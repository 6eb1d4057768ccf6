type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings from the environment, and goes on after a wrong one, so that all of them can be mended at once. Each
 * answers what it has when the variable is missing or wrong.
 */
export class Settings {
  readonly #env: Environment;
  readonly #problems: string[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  /** @throws an Error that names every wrong variable and what it must be */
  requireSound(): void {
    const problems = [...new Set(this.#problems)];
    if (problems.length > 0)
      throw new Error(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }

  whole(name: string, fallback: number, [least, most]: readonly [number, number], what: string): number {
    const text = this.#env[name];
    if (!text) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    return this.#wrong(name, `${what} from ${least} to ${most}`, fallback);
  }

  port(name: string, fallback: number): number {
    return this.whole(name, fallback, [0, 65_535], 'a port number');
  }

  above0(name: string, fallback: number): number {
    const value = Number(this.#env[name] || fallback);
    return value > 0 && Number.isFinite(value) ? value : this.#wrong(name, 'a number above 0', fallback);
  }

  choice<T extends string>(name: string, choices: readonly [T, ...T[]], fallback: T = choices[0]): T {
    const text = this.#env[name];
    if (!text) return fallback;
    const chosen = choices.find((choice) => choice === text);
    return chosen ?? this.#wrong(name, `one of ${choices.join(', ')}`, fallback);
  }

  /** @param protocols such as `https:` */
  address(name: string, fallback: string, protocols: readonly string[] = ['https:', 'http:']): string {
    const text = this.#env[name];
    if (!text) return fallback;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    return this.#wrong(
      name,
      `an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
      fallback,
    );
  }

  /** The address of a provider: set, it is meant; set empty, the provider's own; not set, `fallback`. */
  base(name: string, fallback: string | null): string | null {
    return this.#env[name] === ''
      ? null
      : this.#env[name] === undefined
        ? fallback
        : this.address(name, fallback ?? '');
  }

  #wrong<T>(name: string, expected: string, fallback: T): T {
    // A wrong address may carry a password.
    const shown = /URL|BASE/.test(name) ? '' : `, not '${this.#env[name]}'`;
    this.#problems.push(`${name} must be ${expected}${shown}`);
    return fallback;
  }
}
