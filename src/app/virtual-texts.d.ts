declare module 'virtual:texts/*' {
  export const texts: import('#core/text.ts').CompiledTexts
  /** Of the texts that every page has: how the others of the language come. */
  export const loaders: import('#platform/web/texts.tsx').TextLoaders
}
