/** The form, which nobody needs before it is asked for. */
export const loadReviewDialog = async () => ({ default: (await import('./review-dialog.tsx')).ReviewDialog })
