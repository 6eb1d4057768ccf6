/**
 * The cascade, weakest first. Rules outside every layer (a shop's own) win over all of it. A brand changes tokens; what a
 * person needs (more contrast, the system's colours, no motion) changes them again.
 */
export const layers = {
  reset: 'ob.reset',
  tokens: 'ob.tokens',
  brand: 'ob.brand',
  needs: 'ob.needs',
  base: 'ob.base',
  components: 'ob.components',
  overrides: 'ob.overrides',
} as const;
