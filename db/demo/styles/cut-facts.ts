import type { PictureSpec } from '../pictures/spec.ts'

// prettier-ignore
const phrases: Record<string, Record<string, string>> = {
  hoodie: {
    'closure=pullover': 'pullover', 'closure=half-zip': 'half zip', 'closure=zip': 'full zip',
    'neck=hood': 'hood', 'neck=funnel': 'stand-up funnel collar', 'neck=crew': 'crew neck',
    'pocket=kangaroo': 'kangaroo pocket', 'pocket=side': 'side-seam pockets', 'pocket=none': 'no pockets',
    'length=crop': 'cropped', 'length=long': 'long, below the hip', 'fit=slim': 'slim', 'fit=regular': 'regular fit', 'fit=boxy': 'boxy',
    'sleeve=raglan': 'raglan sleeves', 'sleeve=dropped': 'dropped shoulders',
    'panel=chest': 'chest panel', 'panel=side': 'side panels', 'panel=yoke': 'shoulder yoke', 'cords=true': 'drawcords',
  },
  jacket: {
    'fabric=shell': 'windproof shell', 'fabric=puffer': 'quilted in tubes', 'fabric=fleece': 'fluffy fleece', 'fabric=knit': 'knitted track top',
    'neck=stand': 'stand-up collar', 'neck=hood': 'hood', 'neck=shirt': 'shirt collar',
    'closure=zip': 'front zip', 'closure=offset-zip': 'off-centre zip', 'closure=snaps': 'snap front',
    'pocket=welt': 'welt pockets', 'pocket=zip': 'zipped pockets', 'pocket=patch': 'patch pockets', 'pocket=chest': 'chest pocket',
    'length=crop': 'cropped', 'length=long': 'long', 'fit=slim': 'slim', 'fit=regular': 'regular fit', 'fit=boxy': 'boxy', 'sleeve=vest': 'sleeveless',
    'panel=yoke': 'shoulder yoke', 'panel=side': 'side panels', 'panel=sleeve-stripe': 'stripes down the sleeves',
  },
  tee: {
    'sleeve=cap': 'cap sleeves', 'sleeve=short': 'short sleeves', 'sleeve=half': 'half sleeves', 'sleeve=long': 'long sleeves', 'sleeve=raglan': 'short raglan sleeves', 'sleeve=raglan-long': 'long raglan sleeves',
    'neck=crew': 'crew neck', 'neck=v': 'V-neck', 'neck=scoop': 'scoop neck', 'neck=polo': 'polo collar', 'neck=henley': 'buttoned henley placket', 'neck=mock': 'mock neck',
    'length=crop': 'cropped', 'length=long': 'long', 'fit=slim': 'slim', 'fit=regular': 'regular fit', 'fit=boxy': 'boxy',
    'hem=curved': 'curved hem', 'hem=split': 'split hem', 'panel=side': 'side panels', 'panel=yoke': 'shoulder yoke', 'panel=mesh': 'mesh inserts', 'pocket=true': 'chest pocket',
  },
  tank: {
    'shoulder=wide': 'wide straps', 'shoulder=narrow': 'narrow straps', 'shoulder=racer': 'racer back', 'shoulder=strappy': 'thin straps', 'shoulder=muscle': 'dropped armholes',
    'neck=scoop': 'scoop neck', 'neck=crew': 'crew neck', 'neck=v': 'V-neck', 'neck=high': 'high neck',
    'length=crop': 'cropped', 'length=long': 'long', 'fit=slim': 'slim', 'fit=regular': 'regular fit', 'fit=loose': 'loose',
    'hem=curved': 'curved hem', 'hem=tie': 'tie hem', 'hem=split': 'split hem', 'panel=side': 'side panels', 'panel=mesh': 'mesh inserts',
  },
  bra: {
    'strap=straight': 'straight straps', 'strap=wide': 'wide straps', 'strap=thin': 'thin straps', 'strap=cross': 'crossed straps', 'strap=racer': 'racer back', 'strap=halter': 'halter neck',
    'neck=scoop': 'scoop front', 'neck=high': 'high front', 'neck=v': 'V front', 'neck=square': 'square neckline', 'neck=zip': 'front zip',
    'band=narrow': 'narrow band', 'band=wide': 'wide band', 'band=logo': 'band with the woven mark', 'length=longline': 'longline',
    'seam=princess': 'princess seams', 'seam=cross': 'cross-seamed cups', 'seam=gather': 'gathered centre', 'panel=mesh': 'mesh panel', 'panel=side': 'side panels',
  },
  leggings: {
    'rise=mid': 'mid rise', 'rise=high': 'high rise', 'rise=cross': 'high crossed waistband',
    'length=full': 'full length', 'length=seven-eighths': '7/8 length', 'length=capri': 'capri length', 'length=short': 'short',
    'leg=straight': 'straight leg', 'leg=flare': 'flared leg', 'leg=stirrup': 'stirrup hem',
    'panel=mesh': 'mesh panels', 'panel=side-stripe': 'side stripe', 'panel=v-yoke': 'V-shaped yoke', 'panel=curve': 'curved seams',
    'pocket=side': 'thigh pocket', 'pocket=waist': 'pocket in the waistband', 'pocket=none': 'no pockets',
  },
  joggers: {
    'fit=slim': 'slim', 'fit=regular': 'regular fit', 'fit=wide': 'wide leg',
    'hem=cuff': 'ribbed cuffs', 'hem=elastic': 'elastic hem', 'hem=open': 'open hem', 'hem=zip': 'ankle zips',
    'pocket=slant': 'slant pockets', 'pocket=zip': 'zipped pockets', 'pocket=cargo': 'cargo pockets', 'pocket=none': 'no pockets',
    'rise=mid': 'mid rise', 'rise=high': 'high rise', 'length=crop': 'cropped',
    'panel=side-stripe': 'side stripe', 'panel=piping': 'piped side seam', 'panel=knee': 'shaped knee panels', 'cords=true': 'drawcord',
  },
  shorts: {
    'kind=bike': 'bike short, close to the leg', 'kind=runner': 'light running short', 'kind=sweat': 'sweat short in heavy knit', 'kind=two-in-one': 'two-in-one with a visible liner', 'kind=court': 'court short',
    'length=hot': 'very short', 'length=short': 'short', 'length=mid': 'mid-thigh', 'length=knee': 'to the knee', 'rise=mid': 'mid rise', 'rise=high': 'high rise',
    'pocket=slant': 'slant pockets', 'pocket=zip': 'zipped pocket', 'pocket=side': 'side pockets', 'pocket=none': 'no pockets',
    'hem=split': 'split hem', 'hem=curved': 'curved hem', 'hem=cuff': 'turned-up cuff', 'panel=side-stripe': 'side stripe', 'panel=piping': 'piping', 'panel=mesh': 'mesh sides', 'cords=true': 'drawcord',
  },
  shoe: {
    'sole=flat': 'flat sole', 'sole=runner': 'running sole', 'sole=chunky': 'high cushioned sole', 'sole=trail': 'lugged trail sole',
    'upper=knit': 'knitted upper', 'upper=panel': 'panelled upper', 'upper=leather': 'leather upper', 'collar=low': 'low collar', 'collar=mid': 'mid collar', 'collar=high': 'high collar',
    'motif=bars': 'bars on the side', 'motif=chevron': 'chevron on the side', 'motif=wave': 'wave on the side', 'toe=cap': 'toe cap', 'toe=wrap': 'wrapped toe',
    'lace=lace': 'laces', 'lace=elastic': 'elastic lacing', 'lace=strap': 'straps', 'soleColour=white': 'white sole', 'soleColour=gum': 'gum sole', 'soleColour=dark': 'dark sole', 'soleColour=accent': 'sole in the accent colour',
  },
  bottle: {
    'shape=slim': 'slim', 'shape=wide': 'wide-mouthed', 'shape=shaker': 'shaker with a whisk', 'shape=tumbler': 'tumbler',
    'lid=screw': 'screw lid', 'lid=loop': 'lid with a loop', 'lid=straw': 'straw lid', 'lid=flip': 'flip lid', 'body=steel': 'bare steel', 'body=matte': 'matt powder coat', 'body=clear': 'clear body', 'sleeve=true': 'soft sleeve',
  },
  mat: {
    'surface=smooth': 'smooth surface', 'surface=ribbed': 'ribbed surface', 'surface=grid': 'grid surface', 'surface=cork': 'cork surface',
    'strap=carry': 'carrying strap', 'strap=bands': 'two closing bands', 'thickness=travel': 'thin and foldable', 'thickness=thick': 'extra thick',
  },
  cap: {
    'kind=baseball': 'six-panel cap', 'kind=runner': 'light running cap', 'kind=bucket': 'bucket hat', 'kind=beanie': 'knitted beanie', 'kind=visor': 'visor', 'brim=flat': 'flat brim', 'brim=curved': 'curved brim',
    'mark=small': 'small embroidered mark', 'mark=patch': 'sewn patch', 'mark=wide': 'wide mark', 'detail=mesh': 'mesh side panels', 'detail=cuff': 'folded cuff', 'detail=pompom': 'pompom',
  },
  card: { 'kind=gift-card': 'card with a sleeve', 'kind=envelope': 'card in an envelope', 'kind=booklet': 'stapled booklet', 'kind=folder': 'folder with loose sheets' },
}

// prettier-ignore
const prints: Record<string, string> = {
  melange: 'Heathered all over', stripe: 'Narrow horizontal stripes', 'wide-stripe': 'Wide horizontal bands', 'pin-stripe': 'Fine vertical pinstripes', topographic: 'Topographic contour lines all over',
  marble: 'Marble print all over', dot: 'Small dots all over', chevron: 'Chevron print all over', camo: 'Soft camouflage all over', gradient: 'Colour gradient', 'colour-block': 'Colour-blocked',
}

/** The picture's cut in words. Capitalised, one line. */
export const toCutFact = (picture: PictureSpec): string => {
  const known = phrases[picture.template] ?? {}
  const parts = Object.entries(picture.cut)
    .map(([key, value]) => known[`${key}=${value}`])
    .filter((part) => part !== undefined)
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The print in words, with its second colour; none for plain cloth. */
export const toPrintFact = (picture: PictureSpec): string | undefined => {
  const print = prints[picture.print ?? 'plain']
  return print && picture.accent ? `${print}, second colour ${picture.accent}` : print
}
