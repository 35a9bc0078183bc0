/** The statements of a file of SQL, without the semicolons between them; quotes, comments and $$ are heeded. */
export const splitStatements = (text: string): string[] => {
  const parts = text.matchAll(/--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$-]+|[\s\S]/g)
  const statements: string[] = []
  let current = ''
  for (const [part] of parts) {
    if (part.startsWith('--')) continue
    if (part !== ';') {
      current += part
      continue
    }
    if (current.trim() !== '') statements.push(current.trim())
    current = ''
  }
  if (current.trim() !== '') statements.push(current.trim())
  return statements
}
