export { FitLine } from './fit-line.tsx'
export { loadReviewDialog } from './review-dialog-door.ts'
export { ReviewNotes } from './review-notes.tsx'
