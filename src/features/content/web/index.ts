export { ContentBlocks, ContentPage } from './content-page.tsx'
