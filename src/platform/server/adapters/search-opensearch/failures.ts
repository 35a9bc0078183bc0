/** The index lacks something that was written, or is gone: it is to be built anew. */
export class LostIndex extends Error {}

/** OpenSearch is well, but does not take this question. */
export class RefusedQuestion extends Error {}
