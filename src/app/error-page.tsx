// `/error`: what a page that could not be shown looks like, at an address of its own.
export { PageError as Component } from './shell/page-error.tsx'
