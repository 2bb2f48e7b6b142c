import type { Role } from './role.ts';
import { defineRoles } from './role.ts';

const manufacturing = defineRoles('manufacturing', 'plant', [
  {
    title: 'CNC Machinist | CNC Milling Operator | CNC Turner',
    pay: 55,
    levels: 'eammss',
    weight: 3,
    sectors: 'manufacturing',
    skills: 'CNC milling, Fanuc, Technical drawings, Micrometer, CAM, Tool setting',
    intro: `
      A hundredth of a millimetre is a lot here, and you will know how to find it.
      You will set and run five-axis machines that are younger than most of our drawings.`,
    duties: `
      Set up and run CNC mills and lathes from drawing to finished part
      Adjust programs at the machine and pass improvements on to the CAM team
      Measure first parts and keep control charts
      Choose tools, speeds and feeds for steel, bronze and titanium
      Change over quickly between small batches
      Look after coolant, chips and the small noises
      Show apprentices why the part is clamped that way`,
    needs: `
      A trade qualification as a machinist or the equivalent in practice
      Confidence with technical drawings and tolerances
      Experience of Fanuc, Heidenhain or Siemens controls`,
  },
  {
    title: 'Production Operative | Assembly Operative | Production Associate',
    pay: 38,
    levels: 'eeea',
    weight: 3,
    sectors: 'manufacturing agriculture',
    skills: 'Assembly, Packing, Hygiene rules, Teamwork, Quality checks, 5S',
    intro: `
      You will work on a line of eight people who rotate every two hours, so that no shoulder does one thing all day.
      No experience is needed: the first two weeks are training, with a mentor beside you.`,
    duties: `
      Assemble, fill or pack goods according to the work card
      Check each piece by eye and hand, and set doubtful ones aside
      Change rolls, labels and moulds with a colleague
      Record counts and stoppages on the tablet
      Keep the workplace clean, tidy and ready for the next shift
      Stop the line when something is wrong: anybody may
      Take part in the ten-minute meeting at the start of the shift`,
    needs: `
      Care and steady hands
      Readiness to work early and late shifts
      Enough of the local language to follow safety instructions`,
  },
  {
    title: 'Maintenance Technician | Industrial Mechanic | Maintenance Engineer (Multi-skilled)',
    pay: 60,
    levels: 'eammss',
    weight: 3,
    sectors: 'manufacturing agriculture logistics',
    skills: 'Hydraulics, Pneumatics, PLC, Preventive maintenance, Welding, Electrical faults',
    intro: `
      When the line stands still, everybody looks at you; we would like to give them fewer occasions.
      You will look after machines from three decades, each with its own character.`,
    duties: `
      Find and mend mechanical, pneumatic and electrical faults
      Carry out planned maintenance while the plant rests
      Read PLC inputs and outputs to see what the machine is waiting for
      Keep spare parts counted and in their place
      Improve weak spots for good instead of changing the same bearing again
      Work with suppliers when new equipment is installed
      Share stand-by duty at weekends, one in five`,
    needs: `
      A completed apprenticeship in mechanics, electrics or mechatronics
      Systematic fault finding
      A clean way of working, because others have to use the machine`,
  },
  {
    title: 'Quality Inspector | Quality Technician',
    pay: 52,
    levels: 'eamms',
    weight: 2,
    sectors: 'manufacturing agriculture',
    skills: 'Coordinate measuring, ISO 9001, Sampling, 8D reports, Gauge calibration',
    intro: `
      You will decide whether something leaves the building, and your decision stands.
      Quality here is a person at the machine with a gauge, long before it is a certificate.`,
    duties: `
      Inspect incoming goods, first parts and finished batches
      Measure on the coordinate measuring machine and by hand
      Block doubtful lots and explain why
      Write 8D reports with causes and not with excuses
      Calibrate gauges to schedule
      Support audits by customers and certifiers
      Train operators to check their own work`,
    needs: `
      Training or experience in quality assurance
      Familiarity with sampling plans and measuring equipment
      Backbone with good manners`,
  },
  {
    title: 'Welder | TIG Welder | Fabricator/Welder',
    pay: 54,
    levels: 'eamms',
    weight: 2,
    sectors: 'manufacturing construction energy',
    skills: 'TIG, MIG/MAG, Stainless steel, Blueprint reading, Fit-up, ISO 9606',
    intro: `
      Your seams will hold milk, steam or a roof, and somebody will X-ray one in ten.
      The workshop is bright, the extraction works, and the jigs are built by people who weld.`,
    duties: `
      Weld stainless and structural steel by TIG and MAG
      Prepare edges, tack and fit up from drawings
      Straighten, grind and finish to the agreed standard
      Check your own seams before the inspector does
      Build simple jigs for repeated parts
      Help with assembly on site a few days a month
      Look after torches, gas and protective gear`,
    needs: `
      Valid welding certificates, or the skill to pass the test in the first month
      Experience with thin stainless sheet
      Correct reading of drawings and symbols`,
  },
  {
    title: 'Process Engineer | R&D Process Engineer | Manufacturing Engineer',
    pay: 92,
    levels: 'eammss',
    weight: 2,
    sectors: 'manufacturing agriculture',
    skills:
      'Lean, Statistical process control, CAD, Root cause analysis, Line balancing, Six Sigma',
    intro: `
      You will make a good line better without making anybody run.
      Between a drawing and ten thousand sound pieces lies your work.`,
    duties: `
      Plan and improve processes from incoming material to packing
      Run trials with operators and write down what was learnt
      Introduce new products from prototype to steady output
      Study scrap, stoppages and change-over times, and halve the worst
      Specify fixtures and equipment with suppliers
      Keep work instructions short, illustrated and true
      Calculate whether an investment pays, before and after`,
    needs: `
      A degree in mechanical, chemical or production engineering
      Practice with statistics on the shop floor
      Respect for the knowledge of people who do the work`,
  },
  {
    title: 'Cabinet Maker | Furniture Maker | Bench Joiner',
    pay: 46,
    levels: 'eamms',
    weight: 1,
    sectors: 'manufacturing construction',
    skills: 'Joinery, Veneer, CNC router, Hand tools, Surface finishing, Drawing reading',
    intro: `
      You will make tables that outlive their owners, and drawers that close with a breath.
      Half the work is done by machine and the half that people notice by hand.`,
    duties: `
      Build furniture from rough timber to final finish
      Cut joints by machine and fit them by hand
      Select boards for grain and colour
      Veneer, sand and oil surfaces
      Make samples and prototypes with the designers
      Maintain edge tools and machines
      Pack large pieces so that they arrive as they left`,
    needs: `
      A qualification as a joiner or cabinet maker
      A good eye for proportion
      Safe habits at the spindle moulder`,
  },
  {
    title: 'Production Supervisor | Shift Leader, Production',
    pay: 66,
    levels: 'll',
    weight: 2,
    sectors: 'manufacturing agriculture',
    skills: 'Shift leadership, Lean, Safety, Rostering, Coaching, OEE',
    intro: `
      Twenty-two people, four lines and one shift: you will lead from the floor and not from the office.
      The last shift leader was promoted after six years, and is two doors away when you have questions.`,
    duties: `
      Lead a shift and hand it over in better order than you found it
      Assign people to lines with skill and fairness
      Watch output, scrap and safety, hour by hour
      Decide quickly when a line stands still
      Hold return-to-work and appraisal talks
      Train deputies, so that holidays are possible
      Bring operators' ideas to the engineers and see them through`,
    needs: `
      Experience of leading people in production
      Knowledge of lean methods without the jargon
      Calm in noise`,
  },
]);

const hospitality = defineRoles('hospitality', 'venue', [
  {
    title: 'Barista | Barista and Counter Staff',
    pay: 32,
    levels: 'eeeam',
    weight: 4,
    sectors: 'hospitality',
    skills: 'Espresso, Latte art, Till, Food hygiene, Opening and closing, Friendliness',
    intro: `
      Between half past seven and nine the queue reaches the door, and you keep it smiling.
      Regulars will tell you their order once and expect you to know it for ever.`,
    duties: `
      Dial in the espresso before opening and adjust it as the day warms up
      Make some two hundred drinks in a morning without letting one go cold
      Keep the queue moving and still say good morning
      Steam milk properly, oat and cow alike
      Run the till, heat pastries and clear tables
      Clean the machine, the grinders and the floor at closing
      Explain the guest coffee to anyone who asks`,
    needs: `
      A friendly face before eight in the morning
      Some experience at an espresso machine, or the wish to learn it properly
      Legs that can stand for a shift`,
  },
  {
    title: 'Chef de Partie | Line Cook | Commis Chef',
    pay: 40,
    levels: 'eeamm',
    weight: 3,
    sectors: 'hospitality healthcare education',
    skills: 'Mise en place, Grill, Sauces, HACCP, Menu costing, Knife skills',
    intro: `
      Your station, your mise en place, and a pass that goes quiet only after ten.
      We cook from whole ingredients, write the menu every fortnight and eat together at five.`,
    duties: `
      Run a section during service and leave it spotless
      Prepare stocks, sauces and vegetables from scratch
      Keep fridges labelled, rotated and cold
      Plate consistently, the eightieth dish like the first
      Cook around allergies with absolute care
      Help to write the next menu and cost your dishes
      Teach the commis what you were taught`,
    needs: `
      Training as a cook, or years at the stove
      Knowledge of food safety rules
      Good temper under heat`,
  },
  {
    title: 'Head Chef | Sous Chef',
    pay: 62,
    levels: 'sll',
    weight: 1,
    sectors: 'hospitality',
    skills: 'Menu development, Food cost, Team leadership, HACCP, Purchasing, Rostering',
    intro: `
      The kitchen has eleven cooks and one standard, and you will set it.
      The dining room has eighty seats, and guests come for the food and not for the view.`,
    duties: `
      Write menus that suit the season, the region and the budget
      Lead the brigade in a kitchen without shouting
      Buy from growers and fishermen whom you know by name
      Hold food cost below thirty per cent
      Plan rosters with two days off in a row
      Keep hygiene records that you would show your mother
      Train successors, and be proud when they leave`,
    needs: `
      Several years of leading a kitchen or a large section
      A style of cooking you can describe in one sentence
      Command of purchasing and costs`,
  },
  {
    title: 'Hotel Receptionist | Front Desk Agent | Guest Relations Agent',
    pay: 36,
    levels: 'eeamm',
    weight: 3,
    sectors: 'hospitality',
    skills: 'Opera PMS, Guest relations, Languages, Cash handling, Complaint handling',
    intro: `
      Guests arrive tired and leave with an opinion; both moments happen at your desk.
      A hundred and twenty rooms, arrivals from everywhere, and a night manager who bakes.`,
    duties: `
      Check guests in and out, quickly or with a chat, as they prefer
      Answer telephones and messages in at least two languages
      Assign rooms with housekeeping's list in view
      Solve problems at once, within a sum you may decide yourself
      Recommend places where locals go
      Balance the cash and prepare the night audit
      Arrange transfers, cots and late suppers`,
    needs: `
      Good manners that don't sound learnt by heart
      Two languages, a third is welcome
      Readiness to work in rotating shifts, weekends included`,
  },
  {
    title: 'Room Attendant | Housekeeping Attendant | Housekeeping Supervisor',
    pay: 31,
    levels: 'eeea',
    weight: 2,
    sectors: 'hospitality healthcare',
    skills: 'Room cleaning, Linen, Attention to detail, Time keeping, Chemical safety',
    intro: `
      Nobody sees you work and everybody sees that you were there.
      Twelve to fourteen rooms a shift is the limit here, and it is kept.`,
    duties: `
      Clean and prepare rooms to the house standard
      Change linen and towels, and report stains and damage
      Restock trolleys and cupboards
      Handle lost property honestly
      Use cleaning agents as the label says
      Check rooms for small faults, from bulbs to taps
      Work in pairs on the heavy days`,
    needs: `
      An eye for what is not quite straight
      Physical fitness
      Punctuality`,
  },
  {
    title: 'Waiter | Server | Restaurant Host',
    pay: 33,
    levels: 'eeeam',
    weight: 2,
    sectors: 'hospitality',
    skills: 'Table service, Wine basics, POS, Allergens, Teamwork, Upselling',
    intro: `
      A good evening has a rhythm, and you will set it for five tables at a time.
      Tips are shared with the kitchen, every night, by a rule that hangs on the wall.`,
    duties: `
      Welcome guests and explain the menu with appetite
      Take orders without a mistake and serve from the right side
      Know the allergens in every dish, or ask
      Recommend wine by taste rather than by price
      Watch the tables and be there before a hand goes up
      Settle bills and reset tables swiftly
      Prepare the room together before service`,
    needs: `
      Experience in service, or real warmth and a good memory
      Neatness
      Evenings and weekends, planned three weeks in advance`,
  },
  {
    title: 'Baker | Pastry Chef | Night Baker',
    pay: 38,
    levels: 'eamms',
    weight: 2,
    sectors: 'hospitality retail agriculture',
    skills: 'Sourdough, Lamination, Pastry, Oven work, HACCP, Scaling',
    intro: `
      The ovens are lit at two, the first loaves come out at five, and at ten you go home with bread under your arm.
      Sourdough, laminated dough and no improvers: we work with time instead.`,
    duties: `
      Mix, fold and shape dough by feel and by thermometer
      Bake on stone, and know the oven's warm corner
      Laminate butter doughs on cool mornings and hot ones
      Keep the sourdough in good health
      Scale recipes up for holidays
      Finish cakes and tarts that look like the picture
      Clean down and prepare for the next night`,
    needs: `
      A qualification in baking or pastry, or solid practice
      Early mornings as a way of life
      Consistency`,
  },
  {
    title: 'Banqueting Manager | Events Coordinator',
    pay: 48,
    levels: 'ams',
    weight: 1,
    sectors: 'hospitality media education',
    skills: 'Event planning, Budgeting, Vendor management, Seating plans, Running orders',
    intro: `
      Weddings on Saturday, a congress on Monday, and forty chairs missing in between: you will like it here.
      You will plan events from the first call to the last taxi.`,
    duties: `
      Advise clients and write offers that include everything
      Draw up running orders that the kitchen and the band can both follow
      Book and brief suppliers
      Lead the team on the evening itself
      Keep budgets and settle final accounts within a week
      Solve small disasters out of sight
      Collect feedback and repeat what went well`,
    needs: `
      Experience in events, catering or hotels
      Lists, and the nerve to leave them
      Flexibility at weekends`,
  },
]);

const logistics = defineRoles('logistics', 'warehouse', [
  {
    title: 'Warehouse Operative | Warehouse Associate | Order Picker',
    pay: 38,
    levels: 'eeea',
    weight: 4,
    sectors: 'logistics retail manufacturing agriculture',
    skills: 'Picking, Packing, RF scanner, Goods-in, Stock counts, Manual handling',
    intro: `
      Whatever is ordered by six in the evening leaves on the same day, thanks to people like you.
      The aisles are long, the floor is level and the radio is decided by rota.`,
    duties: `
      Pick and pack orders with a hand scanner
      Unload vehicles and check deliveries against the note
      Put goods away where the system and common sense agree
      Count stock in your zone and clear up differences
      Wrap pallets so that they survive a roundabout
      Keep aisles and exits free
      Help at the bays when three lorries come at once`,
    needs: `
      Readiness to lift up to 20 kg, with aids at hand
      Accuracy when it is busy
      Shift work, early and late in turn`,
  },
  {
    title: 'HGV Driver | Truck Driver | Lorry Driver, Regional Routes',
    pay: 56,
    levels: 'eammm',
    setting: 'road',
    weight: 3,
    sectors: 'logistics agriculture retail construction',
    skills: 'Articulated lorry, Tachograph, Load securing, Route planning, Customer contact',
    intro: `
      You will drive the same tractor unit, have a fixed region, and be home most evenings.
      Thirty drops a week, modern vehicles and a dispatcher who used to drive.`,
    duties: `
      Drive articulated lorries on regional routes
      Check vehicle and trailer before every departure
      Secure loads so that nothing moves when you brake
      Keep to driving and rest times without being asked
      Deliver with tail lift and pallet truck, and get a signature
      Report damage and delays straight away
      Represent us at the customer's ramp`,
    needs: `
      The licence for heavy articulated vehicles, with current professional qualification
      A driver card and a clean record
      Knowledge of load securing`,
  },
  {
    title: 'Forklift Driver | Reach Truck Operator',
    pay: 42,
    levels: 'eam',
    weight: 2,
    sectors: 'logistics manufacturing agriculture',
    skills: 'Counterbalance truck, Reach truck, Loading, Stock system, Safety checks',
    intro: `
      Eleven metres up, a pallet needs a calm hand.
      You will feed the lines and empty the bays, and both notice when you are good.`,
    duties: `
      Load and unload lorries at eight bays
      Store and fetch pallets from high racking
      Check truck, forks and battery at the start of a shift
      Scan every movement, so that stock stays true
      Supply production lines in time
      Report damaged racks at once
      Watch out for people on foot before anything else`,
    needs: `
      A valid forklift licence
      Practice with reach trucks in narrow aisles
      Caution as a habit`,
  },
  {
    title: 'Transport Planner | Dispatcher | Logistics Coordinator',
    pay: 58,
    levels: 'eamms',
    setting: 'office',
    weight: 3,
    sectors: 'logistics retail manufacturing agriculture',
    skills: 'Route planning, TMS, Driver hours, Excel, Negotiation, Geography',
    intro: `
      At four in the afternoon tomorrow's tours have to be ready, and at six in the morning they change.
      You will plan forty vehicles with software, telephone and a good knowledge of closed bridges.`,
    duties: `
      Plan tours so that time windows, weights and driving hours all fit
      Be there for drivers when something comes up on the way
      Buy in hauliers on busy days, at rates that make sense
      Tell customers about delays before they ask
      Cut empty kilometres week by week
      Check freight bills against orders
      Prepare the season with sales and the warehouse`,
    needs: `
      Experience in dispatch or forwarding
      Quick arithmetic and a map in your head
      Composure with three telephones`,
  },
  {
    title: 'Customs Specialist | Customs Declarant | Import/Export Clerk',
    pay: 60,
    levels: 'amms',
    setting: 'office',
    weight: 1,
    sectors: 'logistics manufacturing',
    skills: 'Customs declarations, Tariff classification, Incoterms, Origin rules, Export control',
    intro: `
      A container can wait at sea for days because of one wrong digit; you make sure that the digit is right.
      Rules change every month, and you are one of the people who read them.`,
    duties: `
      Prepare import and export declarations
      Classify goods by tariff and justify the choice
      Check origin, licences and sanctions lists
      Look after authorisations and audits
      Advise sales on terms of delivery
      Work with forwarders and customs officers
      Archive so that any entry is found within minutes`,
    needs: `
      Training in forwarding, foreign trade or customs
      Current knowledge of customs law
      Exactness with codes and quantities`,
  },
  {
    title: 'Delivery Driver | Parcel Courier | Cargo Bike Courier',
    pay: 36,
    levels: 'eee',
    setting: 'road',
    weight: 2,
    sectors: 'logistics retail hospitality',
    skills: 'Driving, Navigation, Customer contact, Parcel handling, Time keeping',
    intro: `
      You will know every courtyard of your district, and which dog only pretends.
      Tours are planned for eight hours including the break, and we count on that.`,
    duties: `
      Load your vehicle in the order of the tour
      Deliver some ninety parcels a day
      Hand over with a greeting and a signature
      Find neighbours and safe places within the rules
      Collect returns and cash with care
      Look after your van or bike
      Report wrong addresses, so that the next tour is easier`,
    needs: `
      A driving licence for cars, or strong legs for the cargo bike
      A good sense of direction
      Good humour in the rain`,
  },
  {
    title: 'Second Officer | Chief Officer, Short Sea',
    pay: 88,
    levels: 'ms',
    setting: 'field',
    weight: 1,
    sectors: 'logistics',
    skills: 'STCW II/1, Navigation, Cargo planning, ECDIS, Safety drills, GMDSS',
    intro: `
      Four weeks on board, four weeks ashore, and a coast that never looks the same twice.
      You will keep watch on a modern short-sea vessel that carries fish, steel and sometimes a whole bridge.`,
    duties: `
      Keep the navigational watch and plan passages
      Supervise loading, lashing and stability
      Maintain life-saving and fire-fighting equipment
      Lead drills that are taken seriously
      Keep charts, logs and certificates up to date
      Train cadets on the bridge
      Deal with pilots and port authorities`,
    needs: `
      A valid STCW certificate for the rank
      Medical fitness for service at sea
      Good English on the radio`,
  },
]);

const operations = defineRoles('operations', 'field', [
  {
    title: 'Site Manager | Construction Site Manager',
    pay: 82,
    levels: 'msl',
    weight: 2,
    sectors: 'construction',
    skills: 'Site supervision, Scheduling, Subcontractors, Safety, Concrete, Quantities',
    intro: `
      A site is a small town for eighteen months, and you will be its mayor.
      The next project is a school for six hundred children, due before the summer holidays after next.`,
    duties: `
      Run the site from the first fence to the final inspection
      Schedule trades by the week and correct by the day
      Hold safety walks that end with something being fixed
      Check quantities, quality and invoices of subcontractors
      Settle questions with architects before they turn into claims
      Keep neighbours informed about noise and deliveries
      Record daily progress with notes and photographs`,
    needs: `
      Training in civil engineering, or a master craftsman's certificate
      Experience of sites worth several millions
      A voice that carries and a temper that doesn't`,
  },
  {
    title: 'Agronomist | Field Agronomist',
    pay: 62,
    levels: 'eamms',
    weight: 1,
    sectors: 'agriculture',
    skills: 'Soil analysis, Crop protection, Irrigation, Farm advice, GIS, Trials',
    intro: `
      You will spend half the week on other people's fields and be welcome there.
      Growers ask for advice they can use before the next rain, and trust those who come back to look.`,
    duties: `
      Advise growers on soil, varieties and plant protection
      Walk fields regularly and record what you see
      Set up and evaluate trial plots
      Plan irrigation and nutrients with sensor data and a spade
      Help with certification and its paperwork
      Train field staff before the season
      Report on harvest prospects to purchasing`,
    needs: `
      A degree in agronomy or horticulture
      Practical experience on a farm
      A driving licence and sturdy boots`,
  },
  {
    title: 'Dairy Farm Worker | Herd Assistant',
    pay: 36,
    levels: 'eeam',
    weight: 1,
    sectors: 'agriculture',
    skills: 'Milking, Animal care, Tractor driving, Calf rearing, Hygiene',
    intro: `
      Two hundred cows, each with a name on the board and a mind of her own.
      Milking starts at five, and nobody has ever regretted the sunrise.`,
    duties: `
      Milk in the parlour, morning or evening
      Feed calves and watch over their first weeks
      Notice early when an animal is unwell
      Clean the barns and spread fresh straw
      Drive tractor and feed mixer
      Keep records of treatments and calvings
      Help with fences and hay in summer`,
    needs: `
      Calmness around large animals
      Willingness to work every second weekend
      Farm experience, or a serious wish to learn`,
  },
]);

export const HANDS_ON_ROLES: Role[] = [
  ...manufacturing,
  ...hospitality,
  ...logistics,
  ...operations,
];
