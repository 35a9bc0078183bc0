declare module 'virtual:texts/*' {
  export const texts: import('#core/text.ts').CompiledTexts
}
