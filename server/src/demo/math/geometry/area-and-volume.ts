import { type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const floor = figure(
  'c4-l-shape',
  'An L-shaped floor with right angles only: a rectangle 10 m wide and 8 m high from whose upper right corner a rectangle is cut out. The bottom side is 10 m, the left side 8 m, the top side that is left is 6 m, and the right side that is left is 5 m.',
);

const measureSets = {
  areas: {
    title: 'Areas',
    questions: [
      {
        stem: 'A rectangle is 7 cm wide and has a perimeter of 38 cm. What is its area, in square centimeters?',
        rank: 1,
        calculator: false,
        choices: [
          { right: '84' },
          { wrong: '133', why: 'This takes half of 7 · 38. The perimeter is not a side.' },
          { wrong: '217', why: 'This subtracts 7 from 38 only once and takes 31 as the length.' },
          { wrong: '266', why: 'This multiplies the width by the perimeter.' },
        ],
        explain: md`Width and length together are half the perimeter, $38 \div 2 = 19$. So the length is $19 - 7 = 12$ and the area is $7 \cdot 12 = 84$.`,
      },
      {
        stem: 'A triangle has a base of 14 cm and a height of 9 cm. What is its area, in square centimeters?',
        rank: 0,
        calculator: false,
        typed: { accept: ['63'] },
        explain: md`A triangle is half of a parallelogram with the same base and height: $\frac{1}{2} \cdot 14 \cdot 9 = 63$.`,
      },
      {
        stem: 'A garden has the shape of a trapezoid. Its parallel sides are 8 m and 14 m long, and they are 6 m apart. What is its area, in square meters?',
        rank: 1,
        calculator: false,
        choices: [
          { right: '66' },
          { wrong: '84', why: 'This is the rectangle 14 by 6. The garden gets narrower toward the shorter side.' },
          { wrong: '112', why: 'This multiplies the two parallel sides and leaves out their distance.' },
          { wrong: '132', why: 'This multiplies the sum of the parallel sides by 6 and does not take half.' },
        ],
        explain: md`Multiply the mean of the parallel sides by their distance: $\frac{8 + 14}{2} \cdot 6 = 11 \cdot 6 = 66$. The result lies between $8 \cdot 6$ and $14 \cdot 6$, as it should.`,
      },
      {
        stem: 'A circle with radius 4 fits exactly inside a square, touching all its sides. What is the area of the part of the square that lies outside the circle?',
        rank: 2,
        calculator: false,
        choices: [
          { right: md`$64 - 16\pi$` },
          {
            wrong: md`$16 - 16\pi$`,
            why: 'This takes 4 as the side of the square. The side is the diameter, 8. Besides, the result is negative.',
          },
          { wrong: md`$64 - 8\pi$`, why: md`This subtracts the circumference, $2\pi \cdot 4$, instead of the area.` },
          { wrong: md`$64 - 64\pi$`, why: 'This uses the diameter in place of the radius. The result is negative.' },
        ],
        explain: md`The side of the square is the diameter, 8, so its area is 64. The circle has the area $\pi \cdot 4^2 = 16\pi$. The rest is $64 - 16\pi$, about 13.7.`,
      },
      {
        stem: 'Two similar triangles have sides in the ratio 2 to 5. The smaller triangle has an area of 12 square centimeters. What is the area of the larger one, in square centimeters?',
        rank: 2,
        calculator: false,
        choices: [
          { wrong: '30', why: 'This multiplies the area by 5/2. The area grows with the square of the lengths.' },
          { wrong: '60', why: 'This multiplies by 5. The ratio of the lengths is 5/2, and the area takes its square.' },
          { right: '75' },
          { wrong: '187.5', why: 'This multiplies by the cube of 5/2, which is the rule for volumes.' },
        ],
        explain: md`If all lengths are multiplied by $\frac{5}{2}$, the area is multiplied by $\left(\frac{5}{2}\right)^2 = \frac{25}{4}$. So the area is $12 \cdot \frac{25}{4} = 75$.`,
      },
    ],
  },
  volumes: {
    title: 'Volumes',
    questions: [
      {
        stem: 'A box with a rectangular base of 6 cm by 5 cm has a volume of 240 cubic centimeters. What is its height, in centimeters?',
        rank: 0,
        calculator: false,
        typed: { accept: ['8'] },
        explain: md`The volume is the area of the base times the height: $30h = 240$, so $h = 8$.`,
      },
      {
        stem: 'The six faces of a cube have a total area of 150 square centimeters. What is the volume of the cube, in cubic centimeters?',
        rank: 1,
        calculator: false,
        choices: [
          { wrong: '25', why: 'This is the area of one face.' },
          { wrong: '30', why: 'This multiplies the number of faces, 6, by the length of an edge, 5.' },
          { right: '125' },
          {
            wrong: '750',
            why: 'This multiplies the total area by the edge. Only one face times the edge gives the volume.',
          },
        ],
        explain: md`One face has the area $150 \div 6 = 25$, so an edge is 5 cm long. The volume is $5^3 = 125$.`,
      },
      {
        stem: 'A sphere has a radius of 3. What is its volume?',
        rank: 1,
        calculator: false,
        choices: [
          { wrong: md`$9\pi$`, why: 'This is the area of a circle with radius 3.' },
          { wrong: md`$12\pi$`, why: md`This is $\frac{4}{3}\pi \cdot 3^2$. The radius is cubed in a volume.` },
          { wrong: md`$27\pi$`, why: md`This leaves out the factor $\frac{4}{3}$.` },
          { right: md`$36\pi$` },
        ],
        explain: md`The volume of a sphere is $\frac{4}{3}\pi r^3$. Here $\frac{4}{3}\pi \cdot 27 = 36\pi$.`,
      },
      {
        stem: 'A pyramid has a square base with sides of 9 m and a height of 10 m. What is its volume, in cubic meters?',
        rank: 1,
        calculator: false,
        choices: [
          { wrong: '30', why: 'This multiplies 9 by 10 and divides by 3. The base is an area, 9 · 9.' },
          { right: '270' },
          { wrong: '405', why: 'This takes half of the box. A pyramid is a third of it.' },
          { wrong: '810', why: 'This is the volume of a box with the same base and height.' },
        ],
        explain: md`A pyramid fills a third of the box with the same base and height: $\frac{1}{3} \cdot 81 \cdot 10 = 270$.`,
      },
      {
        stem: 'Concrete for a path is poured 0.1 m thick. The path is 1.5 m wide and 40 m long. A cubic meter of the concrete has a mass of 2,400 kilograms. What is the mass of the concrete, in kilograms?',
        rank: 2,
        calculator: true,
        typed: { accept: ['14400'] },
        explain: md`The volume is $0.1 \cdot 1.5 \cdot 40 = 6$ cubic meters. Each has a mass of 2,400 kilograms, so the mass is $6 \cdot 2{,}400 = 14{,}400$.`,
      },
      {
        stem: 'The radius of a cylinder is increased by 20%, and its height is decreased by 50%. By what percent does its volume change?',
        rank: 3,
        calculator: true,
        choices: [
          { right: 'It decreases by 28%.' },
          {
            wrong: 'It decreases by 30%.',
            why: 'This adds the changes: 20 − 50. They act as factors, and the radius is squared.',
          },
          { wrong: 'It decreases by 40%.', why: 'This multiplies 1.2 and 0.5. The radius is squared in the volume.' },
          { wrong: 'It increases by 44%.', why: 'This is the effect of the radius alone.' },
        ],
        explain: md`In $\pi r^2 h$ the radius is squared. The volume is multiplied by $1.2^2 \cdot 0.5 = 1.44 \cdot 0.5 = 0.72$, and 0.72 of the volume is 28% less.`,
      },
    ],
  },
} satisfies DemoSets;

export const areaAndVolume: DemoSubsubtopic = {
  title: 'Area and volume',
  skills: [
    'sat.math.geometry-and-trigonometry.area-and-volume',
    'act.math.integrating-essential-skills.area-and-volume',
  ],
  sets: measureSets,
  sequence: sequence(measureSets, {
    floorArea: {
      stem: md`${floor}

        All angles of the floor are right angles. What is the area of the floor, in square meters?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: '29', why: 'This adds the four lengths. That is not an area.' },
        { right: '68' },
        { wrong: '80', why: 'This is the area of the whole rectangle, with the corner that is cut out.' },
        { wrong: '98', why: 'This adds 6 · 8 and 10 · 5, so that the part where the two overlap is counted twice.' },
      ],
      explain: md`The whole rectangle has the area $10 \cdot 8 = 80$. The corner that is cut out is $10 - 6 = 4$ m wide and $8 - 5 = 3$ m high, an area of 12. So the floor has $80 - 12 = 68$. Check by adding two rectangles: $10 \cdot 5 + 6 \cdot 3 = 68$.`,
      onRight: { to: 'cylinder' },
      onWrong: { to: 'cutCorner' },
    },
    cutCorner: {
      stem: 'From a sheet of paper 9 cm by 7 cm, a rectangle 4 cm by 2 cm is cut out at a corner. What is the area of the paper that is left, in square centimeters?',
      rank: 0,
      calculator: false,
      typed: { accept: ['55'] },
      explain: md`Subtract the area that is gone from the whole area: $9 \cdot 7 - 4 \cdot 2 = 63 - 8 = 55$.`,
      onRight: { to: 'cylinder' },
      onWrong: { set: 'areas', then: 'cylinder' },
    },
    cylinder: {
      stem: 'A can in the shape of a cylinder has a diameter of 6 cm and a height of 10 cm. What is its volume, in cubic centimeters?',
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`$30\pi$`, why: 'This multiplies radius and height. The radius has to be squared.' },
        { wrong: md`$60\pi$`, why: 'This is the area of the side of the can, circumference times height.' },
        { right: md`$90\pi$` },
        { wrong: md`$360\pi$`, why: 'This uses the diameter in place of the radius.' },
      ],
      explain: md`The radius is half the diameter, 3 cm. The base has the area $\pi \cdot 3^2 = 9\pi$, and the volume is base times height: $9\pi \cdot 10 = 90\pi$.`,
      onRight: { to: 'tripled' },
      onWrong: { to: 'baseTimesHeight' },
    },
    baseTimesHeight: {
      stem: 'A column has the same cross section from bottom to top, with an area of 12 square feet. It is 5 feet high. What is its volume, in cubic feet?',
      rank: 0,
      calculator: false,
      choices: [
        { wrong: '17', why: 'This adds area and height.' },
        { wrong: '20', why: 'This takes a third, as for a cone. The column does not get narrower.' },
        { wrong: '30', why: 'This takes half. A column fills the whole of base times height.' },
        { right: '60' },
      ],
      explain: md`A layer 1 foot high has a volume of 12 cubic feet. There are 5 such layers: $12 \cdot 5 = 60$. This works for every shape of the cross section, also for a circle.`,
      onRight: { to: 'tripled' },
      onWrong: { set: 'volumes', then: 'tripled' },
    },
    tripled: {
      stem: 'All edges of a box are made 3 times as long. By what factor is the volume multiplied?',
      rank: 2,
      calculator: false,
      choices: [
        { wrong: md`$3$`, why: 'This would be right if only one of the three edges became longer.' },
        { wrong: md`$6$`, why: 'This multiplies 3 by 2.' },
        { wrong: md`$9$`, why: 'This is the factor for areas, such as that of a face.' },
        { right: md`$27$` },
      ],
      explain: md`Length, width and height are each multiplied by 3, so the volume is multiplied by $3 \cdot 3 \cdot 3 = 27$.`,
      onRight: { to: 'pouring' },
      onWrong: { set: 'volumes', then: 'pouring' },
    },
    pouring: {
      stem: 'A cone with a radius of 6 cm and a height of 15 cm is full of water. The water is poured into an empty cylinder with a radius of 5 cm, which it does not fill. How high does the water stand in the cylinder, in centimeters?',
      rank: 3,
      calculator: true,
      typed: { accept: ['7.2'] },
      explain: md`The cone holds $\frac{1}{3}\pi \cdot 6^2 \cdot 15 = 180\pi$. In the cylinder the water has the volume $\pi \cdot 5^2 \cdot h = 25\pi h$. From $25\pi h = 180\pi$ follows $h = 7.2$.`,
      help: 'The volume of the water stays the same.',
      onRight: { set: 'areas' },
      onWrong: { set: 'volumes' },
    },
  }),
};
