import { toPdf } from './pdf.ts'
import type { Page } from './pdf.ts'
import { planPath } from './options.ts'
import { styles } from './styles.ts'

/** `sample` is how many pages stand in the free sample. */
type Plan = { readonly pages: readonly Page[]; readonly sample: number }

const doctor = 'Ask a doctor first if you have not trained for a long time.'

/** Running minutes, walking minutes, how often: eight weeks from one minute to half an hour. */
const runWalk = [
  [1, 8, 4],
  [2, 6, 4],
  [3, 5, 4],
  [5, 4, 4],
  [8, 3, 3],
  [12, 3, 2],
  [20, 2, 1],
  [30, 0, 1],
] as const

const firstFive: Plan = {
  sample: 2,
  pages: [
    {
      title: 'First five kilometres',
      lines: [
        'Eight weeks, three runs a week: Tuesday, Thursday, Sunday.',
        'Run slowly enough to speak in sentences.',
        'Repeat a week whenever it felt hard.',
        doctor,
      ],
    },
    ...runWalk.map(([run, walk, times], index) => ({
      title: `Week ${index + 1}`,
      lines: [
        walk === 0
          ? `Tuesday: run ${run - 5} min without a break`
          : `Tuesday: walk ${walk} min, run ${run} min, ${times} times`,
        `Thursday: walk briskly for ${20 + index * 2} min, hills welcome`,
        walk === 0
          ? `Sunday: run ${run} min and do not look at the watch`
          : `Sunday: as on Tuesday, once more at the end`,
      ],
    })),
  ],
}

/** Seconds as `1:30:00`, or `4:16` below an hour. */
const toTime = (seconds: number): string => {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.round(seconds) % 60]
  return (parts[0] === 0 ? parts.slice(1) : parts)
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':')
}

const halfMarathon: Plan = {
  sample: 2,
  pages: [
    {
      title: 'Half-marathon',
      lines: [
        'Twelve weeks, four runs a week. One of them is allowed to be bad.',
        'Three easy runs carry one hard one. Sleep is part of the plan.',
        doctor,
      ],
    },
    ...Array.from({ length: 12 }, (_, week) => {
      const isEasy = week % 4 === 3
      return {
        title: `Week ${week + 1}`,
        lines: [
          `Tuesday: easy run, ${isEasy ? 30 : 35 + week} min`,
          week % 2 === 0
            ? `Wednesday: ${isEasy ? 3 : 4 + Math.floor(week / 3)} times 800 m, two minutes of rest`
            : `Wednesday: ${week === 11 ? 10 : 15 + week} min at half-marathon pace`,
          'Friday: recovery run, 30 min, flat',
          week === 11 ? 'Sunday: the race' : `Sunday: long run, ${isEasy ? 9 : 8 + week} km, the last two brisk`,
        ],
      }
    }),
    {
      title: 'Pace table',
      lines: Array.from({ length: 13 }, (_, index) => 150 - index * 5).map(
        (minutes) =>
          `${toTime(minutes * 60)} at the finish: ${toTime((minutes * 60) / 21.0975)} per kilometre, ${toTime((minutes * 60 * 10) / 21.0975)} at 10 km`,
      ),
    },
    {
      title: 'On the morning',
      lines: [
        'Breakfast three hours before, nothing new on the plate',
        'Number pinned on, laces double-knotted',
        'Old sweater to give away at the start',
        'First kilometre slower than you want',
        'Drink before you are thirsty',
      ],
    },
  ],
}

const lifts: readonly (readonly [name: string, steps: readonly [string, string, string, string], mistake: string])[] = [
  [
    'Swing',
    [
      'Hinge, hands on the bell',
      'Hike it back between the legs',
      'Snap the hips, arms loose',
      'Let it fall and follow it back',
    ],
    'Squatting instead of hinging',
  ],
  [
    'Goblet squat',
    ['Bell at the chest, elbows in', 'Sit between the heels', 'Elbows brush the knees', 'Stand, ribs down'],
    'Heels that lift',
  ],
  [
    'Clean',
    [
      'Hike it back',
      'Elbow close to the ribs',
      'Hand around the bell, not the bell around the hand',
      'Rack it quietly',
    ],
    'Banging the forearm',
  ],
  [
    'Press',
    ['Rack, fist under the chin', 'Squeeze the other hand', 'Drive up past the ear', 'Pull it down again'],
    'Leaning back',
  ],
  [
    'Get-up',
    ['Roll to the elbow', 'Up to the hand', 'Sweep the leg through', 'Stand, eyes on the bell'],
    'Bending the upper arm',
  ],
]

const kettlebell: Plan = {
  sample: 2,
  pages: [
    {
      title: 'Kettlebell',
      lines: [
        'Six weeks, one weight, two square metres: Monday, Wednesday, Saturday.',
        'Stop a set while it still looks good. Add repetitions before weight.',
        doctor,
      ],
    },
    ...Array.from({ length: 6 }, (_, week) => ({
      title: `Week ${week + 1}`,
      lines: [
        `Monday: ${8 + week} sets of ten swings, one a minute`,
        `Wednesday: goblet squats, ${4 + Math.floor(week / 2)} sets of ${6 + (week % 2) * 2}, then cleans and presses`,
        `Saturday: get-ups for ${8 + week} min, changing sides`,
      ],
    })),
    ...lifts.map(([title, steps, mistake]) => ({
      title,
      lines: [
        ...steps.map((step, index) => `${index + 1}. ${step}`),
        `The mistake everybody makes: ${mistake.toLowerCase()}`,
      ],
    })),
  ],
}

const openings = [
  'Lie still, ten breaths',
  'Sit tall, roll the neck',
  'Stand, arms overhead',
  'Kneel, round and hollow the back',
  "Child's pose, wide knees",
]
const middles = [
  'sun salutations, three rounds',
  'standing poses, long holds',
  'hips and hamstrings on the floor',
  'twists to both sides',
  'balance on one leg, then the other',
  'back bends over a cushion',
]

const morningYoga: Plan = {
  sample: 1,
  pages: Array.from({ length: 30 }, (_, day) => ({
    title: `Morning ${day + 1}`,
    lines: [
      `${openings[day % openings.length]}: 3 min`,
      `Then ${middles[day % middles.length]}: ${8 + (day % 3)} min`,
      `Close with ${day % 2 === 0 ? 'a seated fold' : 'legs up the wall'}: ${4 - (day % 3)} min`,
      'Breathe through the nose. The telephone can wait.',
    ],
  })),
}

const plans: Readonly<Record<string, Plan>> = {
  'first-five-kilometres-plan': firstFive,
  'half-marathon-plan': halfMarathon,
  'kettlebell-plan': kettlebell,
  'morning-yoga-plan': morningYoga,
}

/** The files behind the downloadable styles: the plan, and its first pages as a sample. */
export const planFiles = (): readonly { readonly path: string; readonly bytes: Uint8Array }[] =>
  styles.flatMap(({ key }) => {
    const plan = plans[key]
    if (!plan) return []
    return [
      { path: planPath(key, false), bytes: toPdf(plan.pages) },
      { path: planPath(key, true), bytes: toPdf(plan.pages.slice(0, plan.sample)) },
    ]
  })
