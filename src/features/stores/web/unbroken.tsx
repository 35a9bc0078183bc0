/** A time or a day as the store views write it, and a phone number in its groups. */
const whole = /((?:\d\d:\d\d )?\d{1,2}-\d{1,2}-\d{4}|\+\d[\d ]{5,}\d)/

/** Words in which no time, day or phone number goes over two lines: a browser breaks them behind each hyphen and space. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(whole).map((part, index) =>
    // what was split by stands at every second place
    index % 2 === 1 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
