/// <reference types="vite/client" />

declare module 'virtual:ui-facts' {
  /** By folder of `packages/ui/src/components`. */
  const facts: Record<string, import('./facts.ts').FolderFacts>;
  export default facts;
}
