import { createHash } from 'node:crypto'

/** What is kept of a token: SHA-256, without salt, for a token is made of more random bits than anybody can try. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
