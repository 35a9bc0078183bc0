export { Component, loader } from './category-page.tsx'
