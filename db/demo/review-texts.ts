import type { Shelf } from './style.ts'

/** A shopper's verdict: rating, title, what was found. */
export type Opening = readonly [rating: 1 | 2 | 3 | 4 | 5, title: string, text: string]

/** True of every piece on the shelf, whatever its cut and colour. */
// prettier-ignore
export const openings: Readonly<Record<Shelf, readonly Opening[]>> = {
  hoodies: [
    [5, 'Holds its shape', 'Fourth wash and the cuffs still snap back.'], [5, 'Warm without being bulky', 'I wear it under a coat and forget about it.'], [5, 'The one I reach for', 'Three others in the drawer, this is the one on the chair.'],
    [4, 'Long sleeves', 'Lovely cloth, but the sleeves are two centimetres longer than I expected.'], [5, 'Soft from the first day', 'No breaking in, no stiff seams, just soft.'], [4, 'Size down if in doubt', 'I am between sizes and the smaller one was right.'],
    [5, 'Better than the picture', 'The colour has more depth in daylight than on my screen.'], [3, 'Too warm for the gym', 'For standing around it is great, for training it is too much.'], [4, 'Good weight', 'Heavy enough to hang well, light enough for the office.'], [5, 'My son took it', 'So now I have to order a second one.'],
  ],
  jackets: [
    [5, 'Wind stays outside', 'Cycled along the river in November and did not think about the wind once.'], [5, 'Finally a good zip', 'It runs with one hand, even in gloves.'], [4, 'Sits close', 'Neat over a tee, tight over a thick jumper.'],
    [5, 'Wore it for a week in Scotland', 'It got wet, it got dry, it still looks new.'], [4, 'Nice and light', 'I keep it in my bag and use it more than any other jacket.'], [5, 'Compliments at the bus stop', 'Two strangers asked where it is from.'],
    [2, 'Not for broad shoulders', 'The back pulls when I reach forward. Sent it back without trouble.'], [5, 'Well thought out', 'You notice that somebody wore it before selling it.'], [4, 'Good between seasons', 'From ten to eighteen degrees it is perfect.'], [5, 'Second one', 'The first is four months old and I wanted another colour.'],
  ],
  tees: [
    [5, 'Collar stays put', 'Ten washes and the neck has not gone wavy.'], [5, 'Simple and right', 'Falls straight, no twist at the seams.'], [4, 'A bit longer than I like', 'Tucked in it is perfect, loose it is long on me.'],
    [5, 'Bought five', 'One, then two, then two more.'], [4, 'Soft cloth', 'A little see-through in strong sun, otherwise great.'], [5, 'Good on a run and at dinner', 'I did both on the same day.'],
    [5, 'Does not smell', 'Even after a hot day it comes out of the bag fresh.'], [3, 'Shrank slightly', 'My fault, I washed it too hot. Half a size gone.'], [4, 'True to size', 'I took my usual one and it fits as drawn.'], [5, 'Nice details', 'Flat seams, no scratchy label.'],
  ],
  tanks: [
    [5, 'Stays where it is', 'Handstands included.'], [5, 'Light as nothing', 'On hot days I forget that I am wearing it.'], [4, 'Armholes are generous', 'Needs a good bra under it, but that is the look.'],
    [5, 'Perfect under a shirt', 'Neckline disappears, no lines.'], [4, 'Runs small', 'I usually wear S and kept the M.'], [5, 'Dries in an hour', 'Washed it in a hotel sink at night, wore it in the morning.'],
    [3, 'Nice, but thin', 'The light colour shows what is under it.'], [5, 'Good length', 'Covers the waistband when I stretch.'], [4, 'Pretty neckline', 'Sits well, could be one centimetre higher.'], [5, 'Yoga teacher approved', 'My students keep asking about it.'],
  ],
  bras: [
    [5, 'Nothing moves', 'Ran ten kilometres and only noticed my legs.'], [5, 'Comfortable all day', 'I put it on for class and was still wearing it at dinner.'], [4, 'Band is firm', 'First two wears it was tight, now it is exactly right.'],
    [5, 'No marks on the skin', 'Usually I have red lines by noon. Not here.'], [4, 'Pads slip in the wash', 'Take them out before washing and all is well.'], [5, 'Finally no digging in', 'The straps stay flat, even on sore shoulders.'],
    [2, 'Too little for me', 'I am an E cup and need more hold than this.'], [5, 'Looks good on its own', 'I wear it without a top in the studio.'], [4, 'Take your usual size', 'The chart was right to the centimetre.'], [5, 'Goes on easily', 'No gymnastics to get in and out.'],
  ],
  leggings: [
    [5, 'Does not slide', 'Squats, sprints, stairs: the waistband stayed up.'], [5, 'Not see-through', 'Checked in bright light, bending over. All good.'], [4, 'A bit long', 'I am 160 cm and they fold at the ankle.'],
    [5, 'Second skin', 'Soft, smooth, and they do not squeeze.'], [4, 'Fine for yoga', 'For running I would take something firmer.'], [5, 'Kept their colour', 'Eight washes and still as on the first day.'],
    [5, 'The waist is right', 'It does not roll down when I sit.'], [3, 'Pilling after a month', 'A little between the thighs. A comb took it off.'], [4, 'Good hold', 'Feels like a hug, in a good way.'], [5, 'Bought for the colour', 'Kept for the fit.'],
  ],
  joggers: [
    [5, 'Home, train, home', 'I work in them and nobody on the call knows.'], [5, 'Good leg', 'Narrow enough to look tidy, wide enough to move.'], [4, 'Long for me', 'I am 172 cm and roll them once.'],
    [5, 'Pockets that work', 'Phone and keys stay in when I sit down.'], [4, 'Warm', 'For winter perfect, for spring too warm.'], [5, 'No baggy knees', 'After a day on a plane they still hang straight.'],
    [5, 'Soft waistband', 'Holds without a red line.'], [3, 'Bigger than expected', 'Order one size smaller. The exchange took three days.'], [4, 'Solid', 'Clean seams, strong cloth.'], [5, 'My travel trousers now', 'Three flights and one hike so far.'],
  ],
  shorts: [
    [5, 'Stay in place', 'No riding up, not even on the bike.'], [5, 'Just the right length', 'Long enough for the tram, short enough for intervals.'], [4, 'Waist is snug', 'Good for running, tight after lunch.'],
    [5, 'Dry in no time', 'Ran through a storm and they were dry before I was.'], [4, 'Light cloth', 'Feels thin at first, has held up well.'], [5, 'Did a half-marathon in them', 'No chafing at all, and I know chafing.'],
    [5, 'Summer uniform', 'I have worn them every second day since June.'], [3, 'Short in the leg', 'Shorter than my other pairs in the same size.'], [4, 'Good cut', 'Moves with me, sits straight.'], [5, 'Well made', 'The seams are flat and everything lines up.'],
  ],
  shoes: [
    [5, 'No breaking in', 'Out of the box and twelve kilometres on the same day.'], [5, 'Light on the foot', 'I looked down to see whether I was wearing shoes.'], [4, 'Half a size small', 'I take 39 usually and kept the 40.'],
    [5, 'Good grip', 'Wet leaves, wet stone, no slipping.'], [4, 'Narrow at first', 'After a week they had given way where they should.'], [5, 'People ask about them', 'Which never happens to my shoes.'],
    [2, 'Rubbed my heel', 'Nice shoe, wrong foot. The return was easy.'], [5, 'Standing all day', 'I work on my feet and my knees are thankful.'], [4, 'Solid pair', 'Three months, four times a week, the sole is fine.'], [5, 'Fits wide feet', 'At last one that does not squeeze my little toe.'],
  ],
  extras: [
    [5, 'Exactly what I wanted', 'Looks as in the pictures and feels better.'], [5, 'Nice gift', 'Gave it to my sister and bought one for myself.'], [4, 'Good quality', 'Not cheap, but it will last.'],
    [5, 'In use every day', 'Since it came it has not been back in the cupboard.'], [4, 'Pretty colour', 'A touch darker than on my screen, which I like.'], [5, 'Well packed', 'Arrived in paper only, not a scratch.'],
    [3, 'Fine', 'Does what it should, no more, no less.'], [5, 'Would buy again', 'And probably will, in another colour.'],
  ],
}

/** Titles that say how it fits; of a garment or a shoe with sizes. */
export const fitOfTitle: Readonly<Record<string, 'small' | 'large'>> = {
  'Long sleeves': 'large',
  'Size down if in doubt': 'large',
  'Sits close': 'small',
  'Not for broad shoulders': 'small',
  'A bit longer than I like': 'large',
  'Shrank slightly': 'small',
  'Runs small': 'small',
  'Too little for me': 'small',
  'A bit long': 'large',
  'Long for me': 'large',
  'Bigger than expected': 'large',
  'Waist is snug': 'small',
  'Short in the leg': 'small',
  'Half a size small': 'small',
  'Rubbed my heel': 'small',
}

/** How it goes on: true of anything that is sold here, one piece or a pair. */
export const closings: readonly string[] = [
  'Delivery took three days.',
  'The colour matches the other pieces I have.',
  'Would buy again.',
  'Worth the price, on sale or not.',
  'Took me a while to decide, glad I did.',
  'My partner wants the same now.',
  'Came in plain paper, no plastic.',
  'Recommended by a friend, and she was right.',
  'Goes with everything I own.',
  'The pictures are honest.',
  'Already eyeing another colour.',
]

/** After three stars and fewer. */
export const mildClosings: readonly string[] = [
  'The colour is lovely, though.',
  'Otherwise no complaints.',
  'Might suit somebody else.',
  'Worth a try, returns are free.',
  'The shop answered within the hour.',
  'Delivery was quick, at least.',
  'I will try another style.',
  'A pity, I liked the look.',
]

/** Gear that is not worn wants words of its own. */
export const extraClosings: readonly string[] = [
  'The pictures are honest.',
  'Would buy again.',
  'Took me a while to decide, glad I did.',
  'Recommended by a friend, and she was right.',
  'My partner wants the same now.',
  'Delivery took three days.',
  'Worth the price, on sale or not.',
]

// prettier-ignore
export const nicknames: readonly string[] = [
  'Hannah B.', 'Priya S.', 'Marcus T.', 'Olena K.', 'Jonas W.', 'Ana L.', 'Yuki T.', 'Sofia R.', 'Dmitri V.', 'Lena H.', 'Tomás G.', 'Wei L.', 'Clara N.', 'Ben O.', 'Iryna P.', 'Sven A.', 'Fatima Z.', 'Noah D.', 'Elif Y.', 'Grace M.',
  'Katya S.', 'Luca F.', 'Amelie J.', 'Chidi E.', 'Rosa C.', 'Mateusz W.', 'Nina P.', 'Oskar L.', 'Jia H.', 'Tara K.', 'Viktor B.', 'Emma S.', 'Hugo R.', 'Leila A.', 'Paul G.', 'Marta D.', 'Anton K.', 'Zoe F.', 'Ravi N.', 'Ingrid H.', 'Caleb J.', 'Mila V.', 'Theo B.',
]
