import { join } from 'node:path'

/**
 * Where Node keeps what it compiled: a folder of the project's own, for code from a shared one would be anybody's.
 *
 * @param {string} project
 */
export const compileCache = (project) => join(project, 'node_modules', '.cache', 'compile')
