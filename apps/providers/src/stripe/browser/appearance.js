// Takes over the look that a shop gives to Elements: a theme, variables, rules and fonts.

const themes = {
  stripe: {
    colorPrimary: '#0570de',
    colorBackground: '#ffffff',
    colorText: '#30313d',
    colorTextSecondary: '#6d6e78',
    colorTextPlaceholder: '#757680',
    colorDanger: '#df1b41',
    borderRadius: '5px',
  },
  night: {
    colorPrimary: '#85d996',
    colorBackground: '#27272f',
    colorText: '#ffffff',
    colorTextSecondary: '#b3b3bd',
    colorTextPlaceholder: '#8f8f9b',
    colorDanger: '#fe87a1',
    borderRadius: '5px',
  },
  flat: {
    colorPrimary: '#0570de',
    colorBackground: '#f0f0f3',
    colorText: '#30313d',
    colorTextSecondary: '#6d6e78',
    colorTextPlaceholder: '#6b6c76',
    colorDanger: '#c0123c',
    borderRadius: '4px',
  },
};

const sheet = new CSSStyleSheet();
let variableNames = [];

/** @param {{ theme?: string, variables?: Record<string, string>, rules?: Record<string, Record<string, string>> }} appearance */
export function applyAppearance({ theme = 'stripe', variables = {}, rules = {} } = {}) {
  const root = document.documentElement;
  for (const name of variableNames) root.style.removeProperty(name);
  const all = { ...(themes[theme] ?? themes.stripe), ...variables };
  variableNames = Object.keys(all).map((name) => `--${name}`);
  for (const [name, value] of Object.entries(all)) root.style.setProperty(`--${name}`, value);

  document.adoptedStyleSheets = [sheet];
  sheet.replaceSync('');
  for (const [selector, declarations] of Object.entries(rules)) {
    if (!/^\.[\w-]+(::?[\w-]+)*$/.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    for (const [property, value] of Object.entries(declarations)) rule.style.setProperty(kebab(property), value);
  }
}

/** @param {readonly { cssSrc?: string, family?: string, src?: string }[]} fonts */
export function loadFonts(fonts = []) {
  for (const { cssSrc, family, src, ...descriptors } of fonts) {
    if (cssSrc) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = cssSrc;
      document.head.append(link);
    } else if (family && src) {
      document.fonts.add(new FontFace(family, src, descriptors));
    }
  }
}

const kebab = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
