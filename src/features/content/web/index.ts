export { ContentBlocks, ContentText } from './content-text.tsx'
