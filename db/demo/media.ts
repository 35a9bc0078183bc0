/** Where the picture endpoint finds a drawn master: `demo/` is the folder `pictures/masters`, read as it is committed. */
export const toMediaPath = (master: string): string => `demo/${master}`
