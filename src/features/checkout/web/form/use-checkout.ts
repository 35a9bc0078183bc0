import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { onUser, userNow } from '#features/accounts/web/index.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { browserSession } from '#platform/web/session/session.ts'
import { emptyFields, problemsOf } from './checkout-form.ts'
import type { FieldName, Part, Problems } from './checkout-form.ts'
import {
  loadSession,
  loadSharedOrderId,
  resumeSession,
  saveSession,
  shareOrderId,
  startSession,
} from './checkout-session.ts'
import type { CheckoutSession, Step } from './checkout-session.ts'
import { localStore, sessionStore } from '#platform/web/storage/storages.ts'

/** Fields that the shopper has left once, or all after a try to go on: only these show what is wrong. */
type Touched = Readonly<Record<Part, ReadonlySet<FieldName> | 'all'>>
const untouched: Touched = { shipping: new Set(), billing: new Set() }

/** The checkout of this tab: what was typed, how far it is, and what is wrong. It is kept at every change. */
export const useCheckout = (isVirtual: boolean) => {
  const view = useStoreView()
  const { settings } = useShell()
  const [search, setSearch] = useSearchParams()
  const [touched, setTouched] = useState(untouched)
  const [serverProblems, setServerProblems] = useState<Readonly<Record<Part, Problems>>>({ shipping: {}, billing: {} })
  const country = view.tax.defaultCountry ?? settings.countries[0] ?? 'US'
  const [session, setSession] = useState<CheckoutSession>(() => {
    const window = { windowMinutes: settings.checkout_window_minutes, now: Date.now() }
    const kept = loadSession(sessionStore(), view.storeCode)
    return resumeSession(kept && ofWhoeverIsHere(kept, country), {
      country,
      ...window,
      newId: newUuid,
      sharedId: loadSharedOrderId(localStore(), view.storeCode, window),
      signIn: browserSession().signIn(),
    })
  })
  const meet = useEffectEvent(() => {
    const next = ofWhoeverIsHere(session, country)
    if (next.orderId !== session.orderId) setTouched(untouched)
    setSession(next)
  })
  useEffect(() => onUser(() => meet()), [])
  useEffect(() => saveSession(sessionStore(), view.storeCode, session), [session, view.storeCode])
  useEffect(
    () => shareOrderId(localStore(), view.storeCode, session.orderId, Date.now()),
    [session.orderId, view.storeCode],
  )
  // the id is as old as what was changed last; another that a tab has put in its place stays
  useEffect(() => {
    const { orderId } = session
    const ever = { now: Date.now(), windowMinutes: Number.POSITIVE_INFINITY }
    if (loadSharedOrderId(localStore(), view.storeCode, ever) === orderId)
      shareOrderId(localStore(), view.storeCode, orderId, ever.now)
  }, [session, view.storeCode])
  const changed = (before: CheckoutSession, next: Partial<CheckoutSession>): CheckoutSession => ({
    ...before,
    ...next,
    changedAt: Date.now(),
    signIn: before.signIn ?? browserSession().signIn(),
    customer: before.customer ?? userNow()?.id,
  })
  const change = (next: Partial<CheckoutSession>) => setSession((before) => changed(before, next))
  /** As `change`, and kept at once: the page may be gone before the next drawing. */
  const changeNow = (next: Partial<CheckoutSession>) => {
    const after = changed(session, next)
    saveSession(sessionStore(), view.storeCode, after)
    if (after.orderId !== session.orderId) shareOrderId(localStore(), view.storeCode, after.orderId, after.changedAt)
    change(next)
  }

  const asked = Number(search.get('step') ?? 1)
  const wanted = asked === 2 || asked === 3 ? asked : 1
  const step = wanted > session.reached ? session.reached : wanted === 2 && isVirtual ? 1 : wanted
  /** `isReached`: on to one that was not there yet. `fromTop`: something above all steps is to be read first. */
  const goTo = (next: Step, { isReached = false, fromTop = false } = {}) => {
    if (isReached && next > session.reached) change({ reached: next })
    // its heading, which takes the focus, comes into sight by that
    setSearch(next === 1 ? {} : { step: String(next) }, { preventScrollReset: !fromTop })
  }

  const found: Record<Part, Problems> = {
    shipping: {
      ...problemsOf(session.fields, isVirtual ? 'virtual' : 'delivery', settings.countries),
      ...serverProblems.shipping,
    },
    billing: session.billing
      ? { ...problemsOf(session.billing, 'billing', settings.countries), ...serverProblems.billing }
      : {},
  }
  const shown = (part: Part): Problems => {
    const seen = touched[part]
    return seen === 'all'
      ? found[part]
      : Object.fromEntries(Object.entries(found[part]).filter(([field]) => seen.has(field as FieldName)))
  }
  const forget = (part: Part, field: FieldName) => {
    const { [field]: _solved, ...rest } = serverProblems[part]
    setServerProblems({ ...serverProblems, [part]: rest })
  }

  return {
    session,
    change,
    changeNow,
    step,
    goTo,
    problems: { shipping: shown('shipping'), billing: shown('billing') },
    setField: (part: Part, field: FieldName, value: string) => {
      forget(part, field)
      // another country has other states
      const also = field === 'country' ? { region: '' } : {}
      if (part === 'shipping') change({ fields: { ...session.fields, [field]: value, ...also } })
      else
        change({
          billing: {
            ...(session.billing ?? emptyFields(session.fields.country)),
            [field]: value,
            ...also,
          },
        })
    },
    touch: (part: Part, field: FieldName) =>
      setTouched((before) =>
        before[part] === 'all' ? before : { ...before, [part]: new Set([...before[part], field]) },
      ),
    /** Everything shows what is wrong from now on; answers how many fields that are. */
    check: (part: Part): number => {
      setTouched((before) => ({ ...before, [part]: 'all' }))
      return Object.keys(found[part]).length
    },
    setServerProblems: (next: Readonly<Record<Part, Problems>>) => {
      setServerProblems(next)
      setTouched({ shipping: 'all', billing: 'all' })
    },
  }
}
export type Checkout = ReturnType<typeof useCheckout>

/** What whoever is signed in now finds of a session: its customer all of it, also after the sign-in was lost; somebody else nothing. */
const ofWhoeverIsHere = (session: CheckoutSession, country: string): CheckoutSession => {
  const customer = userNow()?.id
  // a guest's goes along
  if (customer === undefined || session.signIn === undefined) return session
  const signIn = browserSession().signIn()
  if (session.customer === customer || session.signIn === signIn) return { ...session, signIn, customer }
  return startSession(country, newUuid(), Date.now())
}
