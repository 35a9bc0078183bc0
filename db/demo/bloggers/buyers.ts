import { chance } from '../hash.ts'
import type { Buyer } from '../orders/order.ts'

type Place = readonly [street: string, city: string, postcode: string, region: string]

const english = {
  names: [
    'Claire Novak',
    'Maya Torres',
    'Ellen Fischer',
    'June Park',
    'Rosa Delgado',
    'Tess Walker',
    'Nora Lindqvist',
    'Ivy Chen',
    'Dana Cole',
    'Lena Brandt',
    'Amara Diallo',
    'Kate Murphy',
  ],
  places: [
    ['31 Willow Street', 'Portland', '97205', 'OR'],
    ['840 Lake Avenue', 'Chicago', '60614', 'IL'],
    ['12 Harbor Road', 'Boston', '02110', 'MA'],
    ['507 Juniper Lane', 'Denver', '80203', 'CO'],
    ['66 Orchard Street', 'New York', '10002', 'NY'],
    ['219 Alder Way', 'Seattle', '98101', 'WA'],
  ] as readonly Place[],
  country: 'US',
  phone: '+1 555 014',
}
const russian = {
  names: ['Анна Соколова', 'Мария Белова', 'Ольга Лебедева', 'Дарья Орлова', 'Вера Зайцева', 'Полина Крылова'],
  places: [
    ['ул. Лесная, 14', 'Москва', '125047', ''],
    ['Литейный пр., 22', 'Санкт-Петербург', '191028', ''],
    ['ул. Баумана, 5', 'Казань', '420111', ''],
  ] as readonly Place[],
  country: 'RU',
  phone: '+7 555 014',
}

const pick = <T>(list: readonly T[], key: string, question: string): T => {
  const found = list[Math.floor(chance(key, question) * list.length)]
  if (found === undefined) throw new Error(`nothing to pick for ${question}`)
  return found
}

/** Somebody who bought: nobody that there is. */
export const buyerOf = (key: string, language: 'en' | 'ru'): Buyer => {
  const { names, places, country, phone } = language === 'ru' ? russian : english
  const [firstname = '', lastname = ''] = pick(names, key, 'name').split(' ')
  const [street, city, postcode, region] = pick(places, key, 'place')
  const number = Math.floor(chance(key, 'phone') * 10_000)
  const telephone = `${phone} ${String(number).padStart(4, '0')}`
  const email = `buyer.${key.replaceAll(/\D/g, '')}@mail.example`
  return {
    email,
    address: {
      firstname,
      lastname,
      street: [street, ''],
      city,
      postcode,
      country_id: country,
      ...(region ? { region_code: region } : {}),
      telephone,
      email,
    },
  }
}
