/** What stands where a picture is missing: a drawing of paper with the mark, 120 wide and 148 high. */
export const paperWithMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -74 120 148"><path d="M-60-74H60V74H-60Z" fill="#eceae4"/><path d="M0-11 16 9H9L0-2-9 9h-7Z" fill="#b9b6ae"/></svg>'
