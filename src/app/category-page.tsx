export { Component, loader, shouldRevalidate } from './dispatcher-page.tsx'
