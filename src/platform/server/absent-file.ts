const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

/** For the `catch` of a file's reading: undefined where there is no such file. Whatever else went wrong is thrown on. */
export const orAbsent = (error: NodeJS.ErrnoException): undefined => {
  if (!absent.has(error.code ?? '')) throw error
}
