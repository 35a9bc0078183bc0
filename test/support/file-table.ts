import type { Access } from '#core/endpoint.ts'

/** Answered without a contract: files and documents, which look for themselves who asks. */
export const elsewhere: Readonly<Record<string, Access>> = {
  'GET /api/blogger/payouts/:id/attachment.pdf': 'anyone',
  'GET /api/blogger/payouts/:id/document.pdf': 'anyone',
  'GET /api/docs': 'anyone',
  'GET /api/manage/export/audit.csv': 'manager',
  'GET /api/manage/export/categories.csv': 'manager',
  'GET /api/manage/export/coupons.csv': 'manager',
  'GET /api/manage/export/customers.csv': 'manager',
  'GET /api/manage/export/import-issues.csv': 'manager',
  'GET /api/manage/export/imports.csv': 'manager',
  'GET /api/manage/export/movements.csv': 'manager',
  'GET /api/manage/export/orders.csv': 'manager',
  'GET /api/manage/export/products.csv': 'manager',
  'GET /api/manage/export/returns.csv': 'manager',
  'GET /api/manage/export/reviews.csv': 'manager',
  'GET /api/openapi.json': 'anyone',
  'GET /api/order/:id/downloads/:line/:place': 'anyone',
  'GET /api/order/:id/invoice.pdf': 'anyone',
  'GET /api/order/:id/receipt.pdf': 'anyone',
  'GET /api/user/export': 'customer',
}
