/** Kinds of pictures that are taken, as `<input accept>` wants them; the server looks at the first bytes. */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/avif'
