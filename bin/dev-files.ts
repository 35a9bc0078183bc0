/** Whether a change of the file asks for a new server: what only pages are made of is Vite's business. */
export const isServerFile = (path: string): boolean => {
  if (/\.test\.tsx?$|\.css$|\.md$|~$|\/\./.test(path)) return false
  if (/^src\/(ui|platform\/web|features\/[^/]+\/web)\//.test(path)) return path.endsWith('.po')
  if (/^src\/app\/(?!server\/)/.test(path)) return path.endsWith('.po')
  return /\.(ts|mts|tsx|sql|po|json)$/.test(path)
}
