/** Of the files that wake a page, the one that is started first, in a task of its own: it is half of them. */
export { hydrateRoot } from 'react-dom/client'
