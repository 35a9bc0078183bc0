type Alarm = { readonly at: number; readonly work: () => void }

/** A clock that a test moves by hand, with the timers of whatever it is given to. */
export const createHandClock = (start = Date.parse('2026-11-20T12:00:00Z')) => {
  let time = start
  let alarms: Alarm[] = []
  return {
    now: (): number => time,
    after: (ms: number, work: () => void): (() => void) => {
      const alarm = { at: time + ms, work }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter((one) => one !== alarm)
      }
    },
    /** Somebody sets the clock right: what was to be done goes on as far ahead as it was. */
    setBack: (ms: number): void => {
      time -= ms
      alarms = alarms.map(({ at, work }) => ({ at: at - ms, work }))
    },
    /** Moves on, and does what is due on the way; promises in between get their turn. */
    advance: async (ms: number): Promise<void> => {
      const end = time + ms
      for (;;) {
        await settle()
        const [next] = alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        alarms = alarms.filter((one) => one !== next)
        time = Math.max(time, next.at)
        next.work()
      }
      time = end
      await settle()
    },
  }
}

/** Everything that is under way without a timer comes to its end. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}
