type PageQuery = { readonly pageSize?: number | undefined; readonly currentPage?: number | undefined }

/** Where a page of a list begins and how many rows it has: 20 a page, counted from 1. */
export const pageOf = ({ pageSize, currentPage = 1 }: PageQuery, usual = 20): { from: number; size: number } => {
  const size = pageSize ?? usual
  return { from: (currentPage - 1) * size, size }
}
