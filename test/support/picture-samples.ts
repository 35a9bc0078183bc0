import type { PictureSpec } from '#demo/pictures/spec.ts'

/** One style of every template, to try the drawing without the catalogue. */
export const SAMPLES: readonly PictureSpec[] = [
  {
    template: 'hoodie',
    seed: 1,
    cut: { closure: 'pullover', neck: 'hood', pocket: 'kangaroo', length: 'regular', fit: 'regular' },
  },
  {
    template: 'jacket',
    seed: 2,
    cut: { fabric: 'puffer', neck: 'stand', closure: 'zip', pocket: 'welt', length: 'regular' },
  },
  { template: 'tee', seed: 3, cut: { sleeve: 'short', neck: 'crew', length: 'regular', fit: 'regular' } },
  { template: 'tank', seed: 4, cut: { shoulder: 'wide', neck: 'scoop', length: 'regular', fit: 'regular' } },
  { template: 'bra', seed: 5, cut: { strap: 'straight', neck: 'scoop', band: 'logo', seam: 'princess' } },
  { template: 'leggings', seed: 6, cut: { rise: 'high', length: 'full', panel: 'plain', pocket: 'side' } },
  { template: 'joggers', seed: 7, cut: { fit: 'regular', hem: 'cuff', pocket: 'slant', rise: 'mid' } },
  { template: 'shorts', seed: 8, cut: { kind: 'runner', length: 'short', rise: 'mid', pocket: 'zip' } },
  { template: 'shoe', seed: 9, cut: { sole: 'runner', upper: 'knit', collar: 'low', motif: 'bars' } },
  { template: 'bottle', seed: 10, cut: { shape: 'slim', lid: 'loop', body: 'matte' } },
  { template: 'mat', seed: 11, cut: { pose: 'rolled', surface: 'ribbed', strap: 'carry' } },
  { template: 'cap', seed: 12, cut: { kind: 'baseball', brim: 'curved', mark: 'small' } },
  { template: 'card', seed: 13, cut: { kind: 'gift-card', motif: 'panes', orientation: 'landscape' } },
]
